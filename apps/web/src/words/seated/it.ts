import type { SeatedWords } from './words.ts';

export const seated: SeatedWords = {
  view: 'Come mostrare il tabellone',
  drawn: 'Disegnato',
  text: 'Come testo',
  tabs: 'Accanto al tabellone',
  since: (when) => `da ${when}`,
  until: (when) => `entro ${when}`,
  vacant: 'vacante',
  curtain: {
    heading: (name) => `Passa lo schermo a ${name}`,
    lead: (place) => `Quello che segue è solo per il posto ${place}. Gli altri non guardano.`,
    lift: 'Sono io',
    never: 'Niente sipario in questa partita, su questo dispositivo',
    again: 'Cala un sipario tra un posto e l’altro',
  },
  menu: 'Altro',
  resign: 'Abbandona il posto',
  resignAsk: 'Abbandonare il posto?',
  resignSure:
    'Lasci il tuo posto per sempre, con tutto ciò che sa. La partita continua senza di te, o con chi prende il posto.',
  stay: 'Resta',
  vote: 'Vota per chiudere la partita',
  withdraw: 'Ritira il mio voto',
  votes: (votes, players) =>
    `${votes} su ${players} vogliono chiudere la partita. Quando lo vogliono tutti finisce, e nessuno vince.`,
  takeOver: (name) => `Prendi il posto: ${name}`,
  help: 'Tasti',
  keys: {
    send: 'Inviare il turno',
    undo: 'Annullare l’ultima azione prevista',
    redo: 'Ripeterla',
    earlier: 'Guardare il momento prima',
    later: 'Guardare il momento dopo',
    turn: 'Andare al mio turno',
    help: 'Questo elenco',
    close: 'Chiudere ciò che è aperto',
  },
  toTurn: 'Vai al mio turno',
  noGame: 'Questa partita non esiste, o non puoi vederla.',
  toMine: 'Alle mie partite',
  closeHelp: 'Chiudi',
};
