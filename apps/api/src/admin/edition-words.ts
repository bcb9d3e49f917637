import type { ByLanguage, TrialTrouble } from '@staffetta/engine';

type TryingWords = {
  readonly stopped: (seats: number, acts: number, trouble: string) => string;
  readonly troubles: Readonly<Record<TrialTrouble['code'], (detail: string) => string>>;
  readonly tooLong: (seats: number, acts: number) => string;
  readonly unread: string; // not even that in all the time there is
  readonly tooBig: string;
  readonly brokenOff: (trouble: string) => string; // in the program's own words, which no language has
  readonly moreFaults: (count: number) => string;
};

/** What is said of printed facts when games are tried with them, or cannot be. */
export const tryingWords: ByLanguage<TryingWords> = {
  en: {
    stopped: (seats, acts, trouble) =>
      `A game of ${seats} that was tried came to a halt after ${acts} acts: ${trouble}. Compare what is said here with an edition that is played.`,
    troubles: {
      untellable: (detail) => `what a player sees cannot be told (${detail})`,
      'nobody-awaited': () => 'nobody is waited for',
      'nothing-to-do': () => 'whoever is waited for can do nothing',
      'pieces-alike': () => 'two pieces are called the same',
      endless: () => 'it does not end',
      refused: (detail) => `what was offered was refused (${detail})`,
      thrown: (detail) => `the rules broke off, and their program says “${detail}”`,
    },
    tooLong: (seats, acts) =>
      `A game of ${seats} that was tried had no end after ${acts} acts and all the time there is. Try again when less is going on, or by a command.`,
    unread:
      'Reading this was not done in all the time there is. Make its lists shorter, or try again when less is going on.',
    tooBig:
      'Trying this takes more memory than there is for it. Make its lists shorter: compare them with an edition that is played.',
    brokenOff: (trouble) =>
      `Trying this broke off. What is said here need not be wrong. Try again; if it breaks off once more, show whoever runs the service what the program says: “${trouble}”.`,
    moreFaults: (count) => `There are ${count} more faults: mend these first.`,
  },
  it: {
    stopped: (seats, acts, trouble) =>
      `Una partita di prova in ${seats} si è fermata dopo ${acts} azioni: ${trouble}. Confronta questi dati con un’edizione che si gioca.`,
    troubles: {
      untellable: (detail) => `ciò che un giocatore vede non si può dire (${detail})`,
      'nobody-awaited': () => 'non si aspetta nessuno',
      'nothing-to-do': () => 'chi è atteso non può fare nulla',
      'pieces-alike': () => 'due pezzi si chiamano allo stesso modo',
      endless: () => 'non finisce',
      refused: (detail) => `ciò che era offerto è stato rifiutato (${detail})`,
      thrown: (detail) => `le regole si sono interrotte, e il loro programma dice «${detail}»`,
    },
    tooLong: (seats, acts) =>
      `Una partita di prova in ${seats} non era finita dopo ${acts} azioni e tutto il tempo che c’è. Riprova quando c’è meno da fare, o con un comando.`,
    unread:
      'La lettura di questi dati non è finita in tutto il tempo che c’è. Accorcia gli elenchi, o riprova quando c’è meno da fare.',
    tooBig:
      'Provare questi dati richiede più memoria di quanta ce n’è. Accorcia gli elenchi: confrontali con un’edizione che si gioca.',
    brokenOff: (trouble) =>
      `La prova si è interrotta. Questi dati non sono per forza sbagliati. Riprova; se si interrompe ancora, mostra a chi gestisce il servizio ciò che dice il programma: «${trouble}».`,
    moreFaults: (count) => `Gli errori sono ${count} in più: correggi prima questi.`,
  },
  fr: {
    stopped: (seats, acts, trouble) =>
      `Une partie d’essai à ${seats} s’est arrêtée après ${acts} actions : ${trouble}. Comparez ces données avec une édition qui se joue.`,
    troubles: {
      untellable: (detail) => `ce qu’un joueur voit ne peut pas être dit (${detail})`,
      'nobody-awaited': () => 'on n’attend personne',
      'nothing-to-do': () => 'le joueur attendu ne peut rien faire',
      'pieces-alike': () => 'deux pièces portent le même nom',
      endless: () => 'elle ne finit pas',
      refused: (detail) => `ce qui était proposé a été refusé (${detail})`,
      thrown: (detail) => `les règles se sont interrompues, et leur programme dit « ${detail} »`,
    },
    tooLong: (seats, acts) =>
      `Une partie d’essai à ${seats} n’était pas finie après ${acts} actions et tout le temps disponible. Réessayez à une heure plus calme, ou par une commande.`,
    unread:
      'La lecture de ces données n’était pas finie dans tout le temps disponible. Raccourcissez les listes, ou réessayez à une heure plus calme.',
    tooBig:
      'L’essai de ces données demande plus de mémoire qu’il n’y en a. Raccourcissez les listes : comparez-les avec une édition qui se joue.',
    brokenOff: (trouble) =>
      `L’essai s’est interrompu. Ces données ne sont pas forcément fausses. Réessayez ; s’il s’interrompt encore, montrez à qui gère le service ce que dit le programme : « ${trouble} ».`,
    moreFaults: (count) => `Il y a ${count} fautes de plus : corrigez d’abord celles-ci.`,
  },
  es: {
    stopped: (seats, acts, trouble) =>
      `Una partida de prueba de ${seats} se detuvo tras ${acts} acciones: ${trouble}. Compara estos datos con una edición que se juega.`,
    troubles: {
      untellable: (detail) => `lo que ve un jugador no se puede decir (${detail})`,
      'nobody-awaited': () => 'no se espera a nadie',
      'nothing-to-do': () => 'aquel a quien se espera no puede hacer nada',
      'pieces-alike': () => 'dos piezas se llaman igual',
      endless: () => 'no acaba',
      refused: (detail) => `se rechazó lo que se ofrecía (${detail})`,
      thrown: (detail) => `las reglas se interrumpieron, y su programa dice «${detail}»`,
    },
    tooLong: (seats, acts) =>
      `Una partida de prueba de ${seats} no había acabado tras ${acts} acciones y todo el tiempo que hay. Vuelve a intentarlo cuando haya menos que hacer, o con una orden.`,
    unread:
      'La lectura de estos datos no había acabado en todo el tiempo que hay. Acorta las listas, o vuelve a intentarlo cuando haya menos que hacer.',
    tooBig:
      'Probar estos datos pide más memoria de la que hay. Acorta las listas: compáralas con una edición que se juega.',
    brokenOff: (trouble) =>
      `La prueba se interrumpió. Estos datos no tienen por qué estar mal. Vuelve a intentarlo; si se interrumpe otra vez, enseña a quien lleva el servicio lo que dice el programa: «${trouble}».`,
    moreFaults: (count) => `Hay ${count} faltas más: corrige primero estas.`,
  },
};
