import type { ByLanguage } from '@staffetta/engine';

/** What is said to whoever plays by mail, besides the words of all mails. */
export type ReplyWords = {
  readonly would: string;
  readonly cut: string;
  readonly confirm: string;
  readonly done: string;
  readonly takenBack: string; // before what was
  readonly overtaken: string;
  readonly missed: string;
  readonly moreMissed: (count: number) => string;
  readonly refused: (rule: string) => string;
  readonly noNumber: (number: number) => string;
  readonly toFillIn: (number: number, example: string) => string;
  readonly example: (line: string) => string;
  readonly nothingToConfirm: string;
  readonly dropped: string;
  readonly stopped: string;
  readonly help: string;
  readonly unread: string;
  readonly tooMuch: string;
  readonly stranger: string;
  readonly late: string;
  readonly givenUp: string;
  readonly over: string;
  readonly notYours: string;
  readonly enough: (again: string) => string;
  readonly last: (again: string) => string;
};

export const replyWords: ByLanguage<ReplyWords> = {
  en: {
    would: 'This is what you would do. Nothing is played yet.',
    cut: 'What is revealed, or left to chance, shows only when it is played.',
    confirm: 'Answer “yes” to play it, or with something else instead.',
    done: 'It is played.',
    takenBack: 'This was played, and has been taken back since:',
    overtaken:
      'The game has gone on since the mail you answered, so nothing was done. Decide anew.',
    missed: 'What happened meanwhile',
    moreMissed: (count) => `… and ${count} more: the game’s page has all of it.`,
    refused: (rule) => `Nothing was done, by rule ${rule}:`,
    noNumber: (number) => `The mail you answered had no number ${number}, so nothing was done.`,
    toFillIn: (number, example) =>
      `Number ${number} is to be filled in, so nothing was done. Write it as a line, for instance: ${example}`,
    example: (line) => `A line that is understood is, for instance: ${line}`,
    nothingToConfirm: 'There is nothing that waits for a yes or a no.',
    dropped: 'Nothing is played.',
    stopped: 'You get no more mails about this game. You can change this in your settings.',
    help: 'Answer with a number from the list, or with lines of notation; “board” sends the position, “stop” ends the mails about this game.',
    unread: 'Your mail could not be read, so nothing was done. Answer with a short plain text.',
    tooMuch: 'Your mail asks for more than can be done at once, so nothing was done.',
    stranger:
      'Somebody answered one of your mails from another address, and nothing was done. Answer from the address you confirmed.',
    late: 'The mail you answered is too old, so nothing was done. Answer the newest one.',
    givenUp: 'You no longer have this seat, so nothing was done.',
    over: 'The game is over.',
    notYours: 'It is not your turn now; you will be told when it is.',
    enough: (again) =>
      `You have had as many answers as we send in a day, so nothing was done. Your mails are answered again from ${again}; the game’s page is there meanwhile.`,
    last: (again) =>
      `Nothing came of your last mails. From ${again} each is answered again; until then only one of which something comes. “help” says how to write it.`,
  },
  it: {
    would: 'Ecco che cosa faresti. Non è ancora giocato nulla.',
    cut: 'Ciò che si rivela, o dipende dal caso, si vede solo quando è giocato.',
    confirm: 'Rispondi «sì» per giocarlo, oppure con qualcos’altro.',
    done: 'È giocato.',
    takenBack: 'Questo è stato giocato, e poi ritirato:',
    overtaken:
      'La partita è andata avanti dopo la mail a cui hai risposto: non è stato fatto nulla. Decidi di nuovo.',
    missed: 'Che cosa è successo nel frattempo',
    moreMissed: (count) => `… e ancora ${count}: è tutto nella pagina della partita.`,
    refused: (rule) => `Non è stato fatto nulla, per la regola ${rule}:`,
    noNumber: (number) =>
      `La mail a cui hai risposto non aveva il numero ${number}: non è stato fatto nulla.`,
    toFillIn: (number, example) =>
      `Il numero ${number} è da completare: non è stato fatto nulla. Scrivilo come riga, per esempio: ${example}`,
    example: (line) => `Una riga che si capisce è, per esempio: ${line}`,
    nothingToConfirm: 'Non c’è nulla che aspetti un sì o un no.',
    dropped: 'Non è giocato nulla.',
    stopped: 'Non riceverai più mail su questa partita. Puoi cambiarlo nelle impostazioni.',
    help: 'Rispondi con un numero dell’elenco, o con righe di notazione; «board» manda la situazione, «stop» ferma le mail su questa partita.',
    unread:
      'La tua mail non si è potuta leggere: non è stato fatto nulla. Rispondi con un breve testo semplice.',
    tooMuch:
      'La tua mail chiede più di quanto si possa fare in una volta: non è stato fatto nulla.',
    stranger:
      'Qualcuno ha risposto a una tua mail da un altro indirizzo, e non è stato fatto nulla. Rispondi dall’indirizzo che hai confermato.',
    late: 'La mail a cui hai risposto è troppo vecchia: non è stato fatto nulla. Rispondi alla più recente.',
    givenUp: 'Non hai più questo posto: non è stato fatto nulla.',
    over: 'La partita è finita.',
    notYours: 'Ora non tocca a te; ti sarà detto quando sarà il momento.',
    enough: (again) =>
      `Hai avuto quante risposte mandiamo in un giorno: non è stato fatto nulla. Alle tue mail si risponde di nuovo da ${again}; intanto c’è la pagina della partita.`,
    last: (again) =>
      `Le tue ultime mail non hanno portato a nulla. A ognuna si risponde di nuovo da ${again}; fino ad allora solo a una che porti a qualcosa. «aiuto» dice come scriverla.`,
  },
  fr: {
    would: 'Voici ce que vous feriez. Rien n’est encore joué.',
    cut: 'Ce qui se révèle, ou dépend du hasard, ne se voit qu’une fois joué.',
    confirm: 'Répondez « oui » pour le jouer, ou autre chose à la place.',
    done: 'C’est joué.',
    takenBack: 'Ceci a été joué, puis repris :',
    overtaken:
      'La partie a continué depuis le message auquel vous répondez : rien n’a été fait. Décidez à nouveau.',
    missed: 'Ce qui s’est passé entre-temps',
    moreMissed: (count) => `… et encore ${count} : tout est sur la page de la partie.`,
    refused: (rule) => `Rien n’a été fait, par la règle ${rule} :`,
    noNumber: (number) =>
      `Le message auquel vous répondez n’avait pas de numéro ${number} : rien n’a été fait.`,
    toFillIn: (number, example) =>
      `Le numéro ${number} est à compléter : rien n’a été fait. Écrivez-le en une ligne, par exemple : ${example}`,
    example: (line) => `Une ligne que l’on comprend est, par exemple : ${line}`,
    nothingToConfirm: 'Rien n’attend un oui ou un non.',
    dropped: 'Rien n’est joué.',
    stopped:
      'Vous ne recevrez plus de messages sur cette partie. Vous pouvez le changer dans vos réglages.',
    help: 'Répondez par un numéro de la liste, ou par des lignes de notation ; « board » envoie la situation, « stop » arrête les messages sur cette partie.',
    unread: 'Votre message n’a pu être lu : rien n’a été fait. Répondez par un court texte simple.',
    tooMuch: 'Votre message demande plus que ce qui peut se faire en une fois : rien n’a été fait.',
    stranger:
      'On a répondu à l’un de vos messages d’une autre adresse, et rien n’a été fait. Répondez de l’adresse que vous avez confirmée.',
    late: 'Le message auquel vous répondez est trop ancien : rien n’a été fait. Répondez au plus récent.',
    givenUp: 'Vous n’avez plus cette place : rien n’a été fait.',
    over: 'La partie est finie.',
    notYours: 'Ce n’est pas à vous maintenant ; vous serez averti quand ce le sera.',
    enough: (again) =>
      `Vous avez eu autant de réponses que nous en envoyons par jour : rien n’a été fait. Vos messages auront de nouveau une réponse à partir de ${again} ; d’ici là, il y a la page de la partie.`,
    last: (again) =>
      `Vos derniers messages n’ont mené à rien. Chacun aura de nouveau une réponse à partir de ${again} ; d’ici là, seulement celui qui mène à quelque chose. « aide » dit comment l’écrire.`,
  },
  es: {
    would: 'Esto es lo que harías. Todavía no se ha jugado nada.',
    cut: 'Lo que se revela, o depende del azar, solo se ve cuando se juega.',
    confirm: 'Responde «sí» para jugarlo, o con otra cosa en su lugar.',
    done: 'Está jugado.',
    takenBack: 'Esto se jugó, y después se retiró:',
    overtaken:
      'La partida ha seguido desde el correo al que respondes: no se ha hecho nada. Decide de nuevo.',
    missed: 'Qué ha pasado entretanto',
    moreMissed: (count) => `… y ${count} más: todo está en la página de la partida.`,
    refused: (rule) => `No se ha hecho nada, por la regla ${rule}:`,
    noNumber: (number) =>
      `El correo al que respondes no tenía el número ${number}: no se ha hecho nada.`,
    toFillIn: (number, example) =>
      `El número ${number} hay que completarlo: no se ha hecho nada. Escríbelo como línea, por ejemplo: ${example}`,
    example: (line) => `Una línea que se entiende es, por ejemplo: ${line}`,
    nothingToConfirm: 'No hay nada que espere un sí o un no.',
    dropped: 'No se ha jugado nada.',
    stopped: 'No recibirás más correos sobre esta partida. Puedes cambiarlo en tus ajustes.',
    help: 'Responde con un número de la lista, o con líneas de notación; «board» envía la situación, «stop» termina los correos sobre esta partida.',
    unread:
      'Tu correo no se ha podido leer: no se ha hecho nada. Responde con un texto breve y sencillo.',
    tooMuch: 'Tu correo pide más de lo que puede hacerse de una vez: no se ha hecho nada.',
    stranger:
      'Alguien ha respondido a un correo tuyo desde otra dirección, y no se ha hecho nada. Responde desde la dirección que confirmaste.',
    late: 'El correo al que respondes es demasiado antiguo: no se ha hecho nada. Responde al más reciente.',
    givenUp: 'Ya no tienes este asiento: no se ha hecho nada.',
    over: 'La partida ha terminado.',
    notYours: 'Ahora no te toca; se te dirá cuando te toque.',
    enough: (again) =>
      `Has tenido tantas respuestas como enviamos en un día: no se ha hecho nada. Tus correos se responderán de nuevo a partir del ${again}; mientras tanto está la página de la partida.`,
    last: (again) =>
      `Tus últimos correos no han llevado a nada. Cada uno se responderá de nuevo a partir del ${again}; hasta entonces, solo el que lleve a algo. «ayuda» dice cómo escribirlo.`,
  },
};
