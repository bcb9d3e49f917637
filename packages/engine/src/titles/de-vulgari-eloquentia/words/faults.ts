import type { ByLanguage } from '../../../core/language.ts';
import type { TitleWords } from '../../../core/title.ts';
import type { ZoneKind } from '../edition.ts';
import type { DeVulgariEloquentia } from '../types.ts';

type Kinds = Readonly<Record<ZoneKind, string>>;

const kinds: ByLanguage<Kinds> = {
  en: {
    start: 'starting cities',
    convent: 'convents',
    abbey: 'abbeys',
    cathedral: 'cathedrals',
    messenger: 'cities of the Messenger',
    franciscan: 'Franciscan cities',
  },
  it: {
    start: 'città di partenza',
    convent: 'conventi',
    abbey: 'abbazie',
    cathedral: 'cattedrali',
    messenger: 'città del Messaggero',
    franciscan: 'città francescane',
  },
  fr: {
    start: 'villes de départ',
    convent: 'couvents',
    abbey: 'abbayes',
    cathedral: 'cathédrales',
    messenger: 'villes du Messager',
    franciscan: 'villes franciscaines',
  },
  es: {
    start: 'ciudades iniciales',
    convent: 'conventos',
    abbey: 'abadías',
    cathedral: 'catedrales',
    messenger: 'ciudades del Mensajero',
    franciscan: 'ciudades franciscanas',
  },
};

const kindIn = (words: Kinds, kind: number | string | undefined): string => words[kind as ZoneKind];

/** What printed facts cannot say. */
export const faults: ByLanguage<TitleWords<DeVulgariEloquentia>['faults']> = {
  en: {
    'same-id': ({ id }) => `Two zones or seas are called ${id}.`,
    'same-name': ({ name }) => `Two places are printed ${name}: nobody could type which.`,
    'no-such-sea': ({ id, port }) => `${id} is a port of ${port}, which is no sea here.`,
    'dialect-unspoken': ({ dialect }) => `No zone speaks ${dialect}.`,
    'no-roma': () => 'roma is missing: all end there.',
    'wrong-number-of-zones': ({ kind, found, needed }) =>
      `There are ${found} ${kindIn(kinds.en, kind)}, not ${needed}.`,
    'canticle-tile-missing': () => 'Each of the five Franciscan cities needs a tile.',
    'road-to-nowhere': ({ id }) => `A road leads to ${id}, which is no zone.`,
    'road-to-itself': ({ id }) => `A road leads from ${id} to itself.`,
    'road-twice': ({ road }) => `The road ${road} is there twice.`,
    'rulebook-road-missing': ({ road }) => `${road} is not in the list.`,
    'out-of-reach': ({ id }) => `Nobody can get to ${id}, by road or by sea.`,
    'events-not-numbered': () => 'The event tiles are not numbered 1 to 10.',
    'event-nowhere': ({ number, id }) => `Event ${number} goes to ${id}, which is no zone.`,
    'events-together': ({ id }) =>
      `Two events go to ${id}: whoever stands there could not say which.`,
    'auction-misplaced': () => 'Event 10, and no other, is the auction.',
    'levels-not-rising': () => 'The levels do not rise from space 0 to the last.',
    'riddle-not-rising': () => 'The numbers do not rise along the track.',
    'tile-at-the-start': () => 'Who has not advanced draws no tile.',
    'library-space-missing': () => 'Each space, the start too, needs a number.',
    'wrong-papal-tiles': () => 'Two papal tiles are red and three are white.',
    'wrong-library-tiles': () => 'The Papal Library has eight tiles.',
    'wrong-number-of-manuscripts': ({ count }) => `There are ${count} manuscripts, not 55.`,
    'pair-twice': ({ pair }) => `The pair ${pair} is there twice.`,
    'pair-of-one': ({ dialect }) => `Twice ${dialect}: two dialects, please.`,
    'turn-twice': ({ turn }) => `Two tiles name turn ${turn}.`,
    'wrong-number-of-cubes': ({ count, perTurn }) =>
      `${count} cubes do not fill seven turns of ${perTurn} each.`,
  },
  it: {
    'same-id': ({ id }) => `Due zone o mari si chiamano ${id}.`,
    'same-name': ({ name }) =>
      `Due luoghi portano stampato ${name}: nessuno potrebbe scrivere quale.`,
    'no-such-sea': ({ id, port }) => `${id} è un porto di ${port}, che qui non è un mare.`,
    'dialect-unspoken': ({ dialect }) => `Nessuna zona parla ${dialect}.`,
    'no-roma': () => 'Manca roma: tutti finiscono là.',
    'wrong-number-of-zones': ({ kind, found, needed }) =>
      `Numero di ${kindIn(kinds.it, kind)}: ${found} invece di ${needed}.`,
    'canticle-tile-missing': () => 'A ciascuna delle cinque città francescane serve una tessera.',
    'road-to-nowhere': ({ id }) => `Una strada porta a ${id}, che non è una zona.`,
    'road-to-itself': ({ id }) => `Una strada porta da ${id} a se stessa.`,
    'road-twice': ({ road }) => `La strada ${road} c’è due volte.`,
    'rulebook-road-missing': ({ road }) => `${road} non è nell’elenco.`,
    'out-of-reach': ({ id }) => `Nessuno può arrivare a ${id}, né per strada né per mare.`,
    'events-not-numbered': () => 'Le tessere evento non sono numerate da 1 a 10.',
    'event-nowhere': ({ number, id }) => `L’evento ${number} va a ${id}, che non è una zona.`,
    'events-together': ({ id }) => `Due eventi vanno a ${id}: chi è là non potrebbe dire quale.`,
    'auction-misplaced': () => 'L’asta è l’evento 10, e nessun altro.',
    'levels-not-rising': () => 'I livelli non salgono dallo spazio 0 all’ultimo.',
    'riddle-not-rising': () => 'I numeri non salgono lungo il tracciato.',
    'tile-at-the-start': () => 'Chi non è avanzato non pesca tessere.',
    'library-space-missing': () => 'A ogni spazio, anche alla partenza, serve un numero.',
    'wrong-papal-tiles': () => 'Due tessere papali sono rosse e tre bianche.',
    'wrong-library-tiles': () => 'La Biblioteca Pontificia ha otto tessere.',
    'wrong-number-of-manuscripts': ({ count }) => `Ci sono ${count} manoscritti, non 55.`,
    'pair-twice': ({ pair }) => `La coppia ${pair} c’è due volte.`,
    'pair-of-one': ({ dialect }) => `Due volte ${dialect}: servono due dialetti.`,
    'turn-twice': ({ turn }) => `Due tessere indicano il turno ${turn}.`,
    'wrong-number-of-cubes': ({ count, perTurn }) =>
      `${count} cubi non riempiono sette turni di ${perTurn} ciascuno.`,
  },
  fr: {
    'same-id': ({ id }) => `Deux zones ou mers s’appellent ${id}.`,
    'same-name': ({ name }) =>
      `Deux lieux portent le nom imprimé ${name} : personne ne pourrait écrire lequel.`,
    'no-such-sea': ({ id, port }) => `${id} est un port de ${port}, qui n’est pas une mer ici.`,
    'dialect-unspoken': ({ dialect }) => `Aucune zone ne parle ${dialect}.`,
    'no-roma': () => 'roma manque : tous finissent là.',
    'wrong-number-of-zones': ({ kind, found, needed }) =>
      `Nombre de ${kindIn(kinds.fr, kind)} : ${found} au lieu de ${needed}.`,
    'canticle-tile-missing': () => 'Il faut une tuile à chacune des cinq villes franciscaines.',
    'road-to-nowhere': ({ id }) => `Une route mène à ${id}, qui n’est pas une zone.`,
    'road-to-itself': ({ id }) => `Une route mène de ${id} à elle-même.`,
    'road-twice': ({ road }) => `La route ${road} y est deux fois.`,
    'rulebook-road-missing': ({ road }) => `${road} n’est pas dans la liste.`,
    'out-of-reach': ({ id }) => `Personne ne peut aller à ${id}, ni par route ni par mer.`,
    'events-not-numbered': () => 'Les tuiles événement ne sont pas numérotées de 1 à 10.',
    'event-nowhere': ({ number, id }) =>
      `L’événement ${number} va à ${id}, qui n’est pas une zone.`,
    'events-together': ({ id }) =>
      `Deux événements vont à ${id} : qui s’y trouve ne pourrait dire lequel.`,
    'auction-misplaced': () => 'L’enchère est l’événement 10, et aucun autre.',
    'levels-not-rising': () => 'Les niveaux ne montent pas de la case 0 à la dernière.',
    'riddle-not-rising': () => 'Les nombres ne montent pas le long de la piste.',
    'tile-at-the-start': () => 'Qui n’a pas avancé ne pioche aucune tuile.',
    'library-space-missing': () => 'Il faut un nombre à chaque case, au départ aussi.',
    'wrong-papal-tiles': () => 'Deux tuiles papales sont rouges et trois blanches.',
    'wrong-library-tiles': () => 'La Bibliothèque du Vatican a huit tuiles.',
    'wrong-number-of-manuscripts': ({ count }) => `Il y a ${count} manuscrits, et non 55.`,
    'pair-twice': ({ pair }) => `La paire ${pair} y est deux fois.`,
    'pair-of-one': ({ dialect }) => `Deux fois ${dialect} : il faut deux dialectes.`,
    'turn-twice': ({ turn }) => `Deux tuiles nomment le tour ${turn}.`,
    'wrong-number-of-cubes': ({ count, perTurn }) =>
      `${count} cubes ne remplissent pas sept tours de ${perTurn} chacun.`,
  },
  es: {
    'same-id': ({ id }) => `Dos zonas o mares se llaman ${id}.`,
    'same-name': ({ name }) => `Dos lugares llevan impreso ${name}: nadie podría escribir cuál.`,
    'no-such-sea': ({ id, port }) => `${id} es un puerto de ${port}, que aquí no es un mar.`,
    'dialect-unspoken': ({ dialect }) => `Ninguna zona habla ${dialect}.`,
    'no-roma': () => 'Falta roma: todos acaban allí.',
    'wrong-number-of-zones': ({ kind, found, needed }) =>
      `Número de ${kindIn(kinds.es, kind)}: ${found} en vez de ${needed}.`,
    'canticle-tile-missing': () =>
      'Cada una de las cinco ciudades franciscanas necesita una ficha.',
    'road-to-nowhere': ({ id }) => `Un camino lleva a ${id}, que no es una zona.`,
    'road-to-itself': ({ id }) => `Un camino lleva de ${id} a sí misma.`,
    'road-twice': ({ road }) => `El camino ${road} está dos veces.`,
    'rulebook-road-missing': ({ road }) => `${road} no está en la lista.`,
    'out-of-reach': ({ id }) => `Nadie puede llegar a ${id}, ni por camino ni por mar.`,
    'events-not-numbered': () => 'Las fichas de evento no están numeradas del 1 al 10.',
    'event-nowhere': ({ number, id }) => `El evento ${number} va a ${id}, que no es una zona.`,
    'events-together': ({ id }) => `Dos eventos van a ${id}: quien esté allí no podría decir cuál.`,
    'auction-misplaced': () => 'La subasta es el evento 10, y ningún otro.',
    'levels-not-rising': () => 'Los niveles no suben de la casilla 0 a la última.',
    'riddle-not-rising': () => 'Los números no suben a lo largo de la pista.',
    'tile-at-the-start': () => 'Quien no ha avanzado no roba ninguna ficha.',
    'library-space-missing': () => 'Cada casilla, también la salida, necesita un número.',
    'wrong-papal-tiles': () => 'Dos fichas papales son rojas y tres blancas.',
    'wrong-library-tiles': () => 'La Biblioteca Papal tiene ocho fichas.',
    'wrong-number-of-manuscripts': ({ count }) => `Hay ${count} manuscritos, no 55.`,
    'pair-twice': ({ pair }) => `La pareja ${pair} está dos veces.`,
    'pair-of-one': ({ dialect }) => `Dos veces ${dialect}: hacen falta dos dialectos.`,
    'turn-twice': ({ turn }) => `Dos fichas indican el turno ${turn}.`,
    'wrong-number-of-cubes': ({ count, perTurn }) =>
      `${count} cubos no llenan siete turnos de ${perTurn} cada uno.`,
  },
};
