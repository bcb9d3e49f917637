import { clocks } from './clocks/it.ts';
import { course } from './course/it.ts';
import { pages } from './pages/it.ts';
import { plan } from './plan/it.ts';
import { seated } from './seated/it.ts';
import { talk } from './talk/it.ts';
import type { Words } from './words.ts';

export const it: Words = {
  tagline: 'Giochi da tavolo, con i tuoi tempi',
  skip: 'Vai al contenuto',
  language: 'Lingua',
  signOut: 'Esci',
  leaving: {
    heading: 'Uscire adesso?',
    lost: 'Qui hai preparato o scritto qualcosa che non hai inviato. Si trova solo su questo dispositivo, e uscendo viene cancellato.',
    stay: 'Resta',
    leave: 'Cancella ed esci',
  },
  signedInAs: 'Accesso come',
  footer: 'Senza fretta: la partita ti aspetta.',

  pages,

  loading: 'Un momento…',
  unreachable: 'Il servizio non è raggiungibile. Nulla è perduto.',
  tryAgain: 'Riprova',
  list: {
    none: 'Non si è trovato nulla.',
    more: 'Mostra altri risultati',
    moreCame: (count) => (count === 1 ? 'Ce n’è uno in più.' : `Ce ne sono ${count} in più.`),
  },
  languageMissing: (name) =>
    `Le parole di «${name}» non sono arrivate: le pagine restano in italiano.`,
  nowhere: 'A questo indirizzo non c’è nulla.',
  toGames: 'Tutte le partite',

  account: {
    expected: 'Ti aspettano a un tavolo. Accedi o registrati, e ci arrivi subito.',
    lead: 'Aste, mani segrete e piani lunghi, una mossa alla volta. Gioca quando hai un momento; la partita aspetta che gli altri trovino il loro.',
    mode: 'È la prima volta?',
    known: 'Ho già un accesso',
    fresh: 'È la prima volta',
    name: 'Nome',
    nameHint: 'Come ti chiameranno gli altri: da 2 a 30 caratteri.',
    nameMissing: 'Scrivi il tuo nome.',
    nameNotValid: 'Un nome ha da 2 a 30 caratteri.',
    password: 'Password',
    passwordHint: 'Almeno 10 caratteri; va bene una breve frase.',
    passwordMissing: 'Scrivi la tua password.',
    passwordNotValid: 'Una password ha da 10 a 200 caratteri.',
    showPassword: 'Mostra la password',
    signIn: 'Accedi',
    register: 'Registrati',
    again: 'Accedi di nuovo',
    expired: 'L’accesso è scaduto. Accedi di nuovo: la pagina resta com’è.',
    nameOrMailHint: 'O il tuo indirizzo di posta confermato.',
    mail: 'Indirizzo di posta',
    mailHint: 'Se vuoi: con questo puoi tornare anche senza la password.',
    mailMissing: 'Scrivi il tuo indirizzo di posta.',
    mailNotValid: 'Un indirizzo di posta è come nome@example.org.',
    byLink: 'Accedi con un link per posta',
    forgotten: 'Ho dimenticato la password',
    guest: 'Prova come ospite',
    guestHint: 'Senza account: giochi tutti i posti di una partita, attorno a uno schermo.',
    guestExpired: 'Un ospite non può accedere di nuovo. Esci, e ricomincia da capo.',
    unconfirmed: (mail) => `Conferma il tuo indirizzo: apri il link che abbiamo mandato a ${mail}.`,
    sendAgain: 'Mandalo di nuovo',
    mailTroubles: {
      bounced: (mail) =>
        `Le mail a ${mail} tornano indietro, perciò non ne ricevi sulle tue partite. Conferma di nuovo l’indirizzo, o cambialo.`,
      complained: (mail) =>
        `Una mail a ${mail} è stata segnalata come indesiderata, perciò non ne ricevi sulle tue partite. Conferma di nuovo l’indirizzo se le vuoi.`,
    },
    confirmAgain: 'Conferma di nuovo',
    linkSentTo: (mail) => `Abbiamo mandato un link a ${mail}. Aprilo, e le mail riprendono.`,
    changeMail: 'Cambia indirizzo',
  },

  links: {
    move: 'La tua mossa',
    toSignIn: 'Alla pagina di accesso',
    send: 'Manda il link',
    sent: 'Se un account ha questo indirizzo, un link è in arrivo. Guarda nella posta.',
    another: (name) =>
      `Hai fatto l’accesso come ${name}. Se prosegui, accedi come la persona a cui è stato mandato questo link.`,
    'sign-in': {
      heading: 'Accedi con un link',
      lead: 'Con il tuo link accedi su questo dispositivo, una volta.',
      act: 'Accedi',
      ask: 'Mandiamo un link al tuo indirizzo confermato. Con quello accedi una volta, entro mezz’ora.',
    },
    verify: {
      heading: 'Conferma il tuo indirizzo',
      lead: 'Il tuo link conferma che leggi la posta di questo indirizzo.',
      act: 'Conferma l’indirizzo',
      done: 'Il tuo indirizzo è confermato: d’ora in poi puoi accedere con questo, e ricevere link.',
      ask: 'Mandiamo ancora una volta il link che conferma il tuo indirizzo.',
    },
    reset: {
      heading: 'Una nuova password',
      lead: 'Scegli una nuova password. Uscirai da tutti gli altri dispositivi.',
      act: 'Cambia la password',
      done: 'La password è cambiata. Ora accedi con questa.',
      ask: 'Mandiamo un link al tuo indirizzo confermato, con cui scegli una nuova password entro mezz’ora.',
    },
  },

  guest: {
    keep: 'Sei qui come ospite. Registrati, e le tue partite restano tue; quando un ospite esce si perdono.',
    register: 'Tieni le tue partite: registrati',
    heading: 'Tieni le tue partite',
    none: 'Non hai ancora partite. Aprine una!',
    plays: 'Come ospite giochi tutti i posti di una partita, attorno a uno schermo.',
  },

  games: {
    what: 'A che cosa giocare',
    join: 'Siediti',
    free: 'libero',
    you: 'tu',
    opened: (ago) => `aperta ${ago}`,
  },

  turn: {
    yours: 'Tocca a te',
    waitingFor: (names) => `Si aspetta ${names}`,
    seatsFree: (count) => (count === 1 ? 'Un posto è libero' : `${count} posti sono liberi`),
    over: 'Finita',
  },

  game: {
    seats: 'Giocatori',
    seat: (place) => `Posto ${place}`,
    player: (place) => `Giocatore ${place}`,
    free: 'Posto libero',
    you: 'tu',
    toAct: 'deve giocare',
    winner: 'vince',
    looking: 'Stai guardando.',
    readOnly:
      'Il registro di questa partita è danneggiato: non si può giocare finché non è riparato.',

    live: 'In diretta',
    connecting: 'Connessione…',
    offline: 'Non in linea: si riprova',

    copy: 'Copia l’indirizzo',
    copied: 'Copiato',

    decide: 'Tocca a te',
    decideAs: (place) => `Posto ${place}: tocca a te`,
    mayAlso: 'Hai deciso, e puoi ancora cambiare idea',
    choose: 'Scegli che cosa fare',
    others: 'Non tocca a te. Qui vedrai che cosa succede.',
    rule: (id) => `Regola ${id}`,

    position: 'Il tavolo',
    past: (version, newest) => `Stai guardando il passato: momento ${version} di ${newest}.`,
    pastNoPlay: 'Per giocare, torna a ora.',
    toNow: 'Torna a ora',
    course: 'Il corso della partita',
    moment: 'Momento',
    momentOf: (version, newest) => `${version} di ${newest}`,
    earlier: 'Prima',
    later: 'Dopo',

    log: 'Che cosa è successo',
    since: 'Da quando hai guardato',
    countsNoMore: 'non vale più',
    lookAt: (version) => `Guarda il momento ${version}`,
    rules: 'Regole',
    scroll: 'Tutto ciò che è successo, dal più recente',
  },

  plan,
  talk,
  course,
  seated,
  clocks,

  form: {
    tally: (name, total, range) => `${name}: ${total}${range === null ? '' : ` (${range})`}`,
    exactly: (count) => `esattamente ${count}`,
    between: (least, most) => `da ${least} a ${most}`,
    atLeast: (least) => `almeno ${least}`,
    atMost: (most) => `al massimo ${most}`,
    missing: (count) => (count === 1 ? 'ne manca 1' : `ne mancano ${count}`),
    over: (count) => `${count} di troppo`,
    tooMuch: 'Troppo: scegli di meno',
    tooLittle: 'Non basta ancora',
    none: 'niente',
    wholeNumber: (least, most) => `Scrivi un numero intero da ${least} a ${most}.`,
  },
};
