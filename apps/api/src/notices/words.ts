import { type ByLanguage, counted, listedIn } from '@staffetta/engine';

/** Every sentence of a mail that is not a game's own. `game` is the title with whom one plays it. */
export type MailWords = {
  readonly subject: {
    readonly turn: (game: string) => string;
    readonly reminder: (game: string) => string;
    readonly correction: (game: string) => string;
    readonly digest: (count: number) => string;
    readonly invitation: (host: string, title: string) => string;
    readonly chat: (game: string) => string;
    readonly ended: (game: string) => string;
  };
  readonly with: (title: string, others: string) => string; // a game, by whom one plays it with
  readonly listed: (names: readonly string[]) => string;
  readonly table: (players: string) => string;
  readonly lead: {
    readonly turn: string;
    readonly reminder: string;
    readonly grace: string;
    readonly correction: string;
    readonly digest: string;
    readonly invitation: (host: string, title: string) => string;
    readonly chat: string;
    readonly ended: string;
  };
  readonly happened: string;
  readonly nothingHappened: string;
  readonly andMore: (count: number) => string;
  readonly before: (count: number) => string; // how many things happened before those told
  readonly mayDo: string;
  readonly example: string; // before a line of notation that fills a form in
  readonly onThePage: (count: number) => string; // offers that are not listed
  readonly until: (time: string) => string;
  readonly paused: (time: string) => string;
  readonly noDeadline: string;
  readonly position: string;
  readonly score: string;
  readonly won: (winners: string) => string;
  readonly nobodyWon: string;
  readonly seats: (taken: number, all: number) => string;
  readonly said: (name: string, text: string) => string;
  readonly open: string; // what a link to the game says
  readonly replyHow: string; // where one may answer the mail
  readonly why: {
    readonly game: string;
    readonly digest: string;
    readonly invitation: string;
    readonly chat: string;
    readonly ended: string;
  };
  readonly stop: {
    readonly game: string;
    readonly digest: string;
    readonly invitation: string;
    readonly chat: string;
    readonly ended: string;
  };
  readonly settings: string;
  readonly page: {
    readonly title: string;
    readonly of: MailWords['stop']; // which mails there are no more of
    readonly ofGame: (game: string) => string; // the same, where the game is known
    readonly confirm: (mails: string) => string;
    readonly done: (mails: string) => string;
    readonly undo: string;
    readonly unknown: string;
  };
};

const en = counted('en');
const it = counted('it');
const fr = counted('fr');
const es = counted('es');

export const mailWords: ByLanguage<MailWords> = {
  en: {
    subject: {
      turn: (game) => `Your turn: ${game}`,
      reminder: (game) => `Reminder, your turn: ${game}`,
      correction: (game) => `Not your turn after all: ${game}`,
      digest: (count) => `${en(count, 'game waits', 'games wait')} for you`,
      invitation: (host, title) => `${host} invites you: ${title}`,
      chat: (game) => `A message for you: ${game}`,
      ended: (game) => `The game is over: ${game}`,
    },
    with: (title, others) => `${title} with ${others}`,
    listed: listedIn('en'),
    table: (players) => `At the table: ${players}.`,
    lead: {
      turn: 'It is your turn.',
      reminder: 'It is still your turn, and your time is running out.',
      grace: 'It is still your turn, and your time is over.',
      correction: 'What made it your turn was taken back: nothing waits for you now.',
      digest: 'These games wait for you.',
      invitation: (host, title) => `${host} invites you to a game of ${title}.`,
      chat: 'Something was said to you.',
      ended: 'The game is over.',
    },
    happened: 'Since your last move',
    nothingHappened: 'Nothing has happened since your last move.',
    andMore: (count) => `… and ${count} more.`,
    before: (count) => `${en(count, 'thing', 'things')} happened before that.`,
    mayDo: 'You may',
    example: 'for instance:',
    onThePage: (count) =>
      `… and ${en(count, 'more possibility', 'more possibilities')} on the page.`,
    until: (time) => `Act before ${time}.`,
    paused: (time) => `The game is paused until ${time}. You may play all the same.`,
    noDeadline: 'There is no deadline.',
    position: 'How it stands',
    score: 'The score',
    won: (winners) => `Won by ${winners}.`,
    nobodyWon: 'Nobody has won.',
    seats: (taken, all) => `${taken} of ${all} seats are taken.`,
    said: (name, text) => `${name}: ${text}`,
    open: 'Open the game',
    replyHow: 'You can answer this mail with a number, or with lines of notation.',
    why: {
      game: 'You get this mail because you play this game.',
      digest: 'You get this mail once a day, as you asked.',
      invitation: 'You get this mail because somebody invites you.',
      chat: 'You get this mail because you play this game.',
      ended: 'You get this mail because you played this game.',
    },
    stop: {
      game: 'No more mails about this game',
      digest: 'No more daily mails',
      invitation: 'No more mails about invitations',
      chat: 'No more mails about messages',
      ended: 'No more mails about games that are over',
    },
    settings: 'Choose what you are told',
    page: {
      title: 'Mails from Staffetta',
      of: {
        game: 'mails about this game',
        digest: 'daily mails',
        invitation: 'mails about invitations',
        chat: 'mails about messages, of whatever game',
        ended: 'mails about games that are over',
      },
      ofGame: (game) => `mails about this game: ${game}`,
      confirm: (mails) => `Press the button to get no more ${mails}.`,
      done: (mails) => `You get no more ${mails}.`,
      undo: 'You can change this in your settings.',
      unknown: 'This link is no longer good. You can choose what you are told in your settings.',
    },
  },
  it: {
    subject: {
      turn: (game) => `Tocca a te: ${game}`,
      reminder: (game) => `Promemoria, tocca a te: ${game}`,
      correction: (game) => `Non tocca più a te: ${game}`,
      digest: (count) => it(count, 'partita ti aspetta', 'partite ti aspettano'),
      invitation: (host, title) => `${host} ti invita: ${title}`,
      chat: (game) => `Un messaggio per te: ${game}`,
      ended: (game) => `La partita è finita: ${game}`,
    },
    with: (title, others) => `${title} con ${others}`,
    listed: listedIn('it'),
    table: (players) => `Al tavolo: ${players}.`,
    lead: {
      turn: 'Tocca a te.',
      reminder: 'Tocca ancora a te, e il tuo tempo sta per finire.',
      grace: 'Tocca ancora a te, e il tuo tempo è scaduto.',
      correction: 'È stato ritirato ciò per cui toccava a te: ora nulla ti aspetta.',
      digest: 'Queste partite ti aspettano.',
      invitation: (host, title) => `${host} ti invita a una partita di ${title}.`,
      chat: 'Ti hanno scritto qualcosa.',
      ended: 'La partita è finita.',
    },
    happened: 'Dalla tua ultima mossa',
    nothingHappened: 'Dalla tua ultima mossa non è successo nulla.',
    andMore: (count) => `… e altri ${count}.`,
    before: (count) => `Prima ${it(count, 'altro fatto', 'altri fatti')}.`,
    mayDo: 'Puoi',
    example: 'per esempio:',
    onThePage: (count) =>
      `… e ${it(count, 'altra possibilità', 'altre possibilità')} sulla pagina.`,
    until: (time) => `Gioca entro ${time}.`,
    paused: (time) => `La partita è in pausa fino a ${time}. Puoi giocare lo stesso.`,
    noDeadline: 'Non c’è scadenza.',
    position: 'La situazione',
    score: 'Il punteggio',
    won: (winners) => `Vittoria di ${winners}.`,
    nobodyWon: 'Non ha vinto nessuno.',
    seats: (taken, all) => `Posti occupati: ${taken} di ${all}.`,
    said: (name, text) => `${name}: ${text}`,
    open: 'Apri la partita',
    replyHow: 'Puoi rispondere a questa mail con un numero, o con righe di notazione.',
    why: {
      game: 'Ricevi questa mail perché giochi questa partita.',
      digest: 'Ricevi questa mail una volta al giorno, come hai chiesto.',
      invitation: 'Ricevi questa mail perché qualcuno ti invita.',
      chat: 'Ricevi questa mail perché giochi questa partita.',
      ended: 'Ricevi questa mail perché hai giocato questa partita.',
    },
    stop: {
      game: 'Niente più mail su questa partita',
      digest: 'Niente più mail quotidiane',
      invitation: 'Niente più mail sugli inviti',
      chat: 'Niente più mail sui messaggi',
      ended: 'Niente più mail sulle partite finite',
    },
    settings: 'Scegli che cosa sapere',
    page: {
      title: 'Le mail di Staffetta',
      of: {
        game: 'mail su questa partita',
        digest: 'mail quotidiane',
        invitation: 'mail sugli inviti',
        chat: 'mail sui messaggi, di qualunque partita',
        ended: 'mail sulle partite finite',
      },
      ofGame: (game) => `mail su questa partita: ${game}`,
      confirm: (mails) => `Premi il pulsante per non ricevere più ${mails}.`,
      done: (mails) => `Non riceverai più ${mails}.`,
      undo: 'Puoi cambiarlo nelle impostazioni.',
      unknown: 'Questo link non vale più. Nelle impostazioni puoi scegliere che cosa sapere.',
    },
  },
  fr: {
    subject: {
      turn: (game) => `À vous de jouer : ${game}`,
      reminder: (game) => `Rappel, à vous de jouer : ${game}`,
      correction: (game) => `Ce n’est plus à vous : ${game}`,
      digest: (count) => fr(count, 'partie vous attend', 'parties vous attendent'),
      invitation: (host, title) => `${host} vous invite : ${title}`,
      chat: (game) => `Un message pour vous : ${game}`,
      ended: (game) => `La partie est finie : ${game}`,
    },
    with: (title, others) => `${title} avec ${others}`,
    listed: listedIn('fr'),
    table: (players) => `À la table : ${players}.`,
    lead: {
      turn: 'C’est à vous de jouer.',
      reminder: 'C’est toujours à vous de jouer, et votre temps s’achève.',
      grace: 'C’est toujours à vous de jouer, et votre temps est écoulé.',
      correction: 'Ce qui faisait que c’était à vous a été repris : plus rien ne vous attend.',
      digest: 'Ces parties vous attendent.',
      invitation: (host, title) => `${host} vous invite à une partie de ${title}.`,
      chat: 'On vous a écrit.',
      ended: 'La partie est finie.',
    },
    happened: 'Depuis votre dernier coup',
    nothingHappened: 'Rien ne s’est passé depuis votre dernier coup.',
    andMore: (count) => `… et ${count} de plus.`,
    before: (count) => `Auparavant : ${fr(count, 'autre fait', 'autres faits')}.`,
    mayDo: 'Vous pouvez',
    example: 'par exemple :',
    onThePage: (count) =>
      `… et ${fr(count, 'autre possibilité', 'autres possibilités')} sur la page.`,
    until: (time) => `Jouez avant ${time}.`,
    paused: (time) => `La partie est en pause jusqu’au ${time}. Vous pouvez jouer quand même.`,
    noDeadline: 'Il n’y a pas de date limite.',
    position: 'La situation',
    score: 'Le score',
    won: (winners) => `Victoire de ${winners}.`,
    nobodyWon: 'Personne n’a gagné.',
    seats: (taken, all) => `Places prises : ${taken} sur ${all}.`,
    said: (name, text) => `${name} : ${text}`,
    open: 'Ouvrir la partie',
    replyHow: 'Vous pouvez répondre à ce message par un numéro, ou par des lignes de notation.',
    why: {
      game: 'Vous recevez ce message parce que vous jouez cette partie.',
      digest: 'Vous recevez ce message une fois par jour, comme vous l’avez demandé.',
      invitation: 'Vous recevez ce message parce que quelqu’un vous invite.',
      chat: 'Vous recevez ce message parce que vous jouez cette partie.',
      ended: 'Vous recevez ce message parce que vous avez joué cette partie.',
    },
    stop: {
      game: 'Plus de messages sur cette partie',
      digest: 'Plus de messages quotidiens',
      invitation: 'Plus de messages sur les invitations',
      chat: 'Plus de messages sur ce qui est dit',
      ended: 'Plus de messages sur les parties finies',
    },
    settings: 'Choisir ce que l’on vous annonce',
    page: {
      title: 'Les messages de Staffetta',
      of: {
        game: 'messages sur cette partie',
        digest: 'messages quotidiens',
        invitation: 'messages sur les invitations',
        chat: 'messages sur ce qui est dit, dans quelque partie que ce soit',
        ended: 'messages sur les parties finies',
      },
      ofGame: (game) => `messages sur cette partie : ${game}`,
      confirm: (mails) => `Appuyez sur le bouton pour ne plus recevoir de ${mails}.`,
      done: (mails) => `Vous ne recevrez plus de ${mails}.`,
      undo: 'Vous pouvez le changer dans vos réglages.',
      unknown:
        'Ce lien n’est plus valable. Dans vos réglages vous choisissez ce que l’on vous annonce.',
    },
  },
  es: {
    subject: {
      turn: (game) => `Te toca: ${game}`,
      reminder: (game) => `Recordatorio, te toca: ${game}`,
      correction: (game) => `Ya no te toca: ${game}`,
      digest: (count) => es(count, 'partida te espera', 'partidas te esperan'),
      invitation: (host, title) => `Invitación de ${host}: ${title}`,
      chat: (game) => `Un mensaje para ti: ${game}`,
      ended: (game) => `La partida ha terminado: ${game}`,
    },
    with: (title, others) => `${title} con ${others}`,
    listed: listedIn('es'),
    table: (players) => `En la mesa: ${players}.`,
    lead: {
      turn: 'Te toca jugar.',
      reminder: 'Todavía te toca, y tu tiempo se acaba.',
      grace: 'Todavía te toca, y tu tiempo se ha acabado.',
      correction: 'Se ha retirado lo que hacía que te tocara: ahora nada te espera.',
      digest: 'Estas partidas te esperan.',
      invitation: (host, title) => `${host} te invita a una partida de ${title}.`,
      chat: 'Te han escrito algo.',
      ended: 'La partida ha terminado.',
    },
    happened: 'Desde tu última jugada',
    nothingHappened: 'No ha pasado nada desde tu última jugada.',
    andMore: (count) => `… y ${count} más.`,
    before: (count) => `Antes: ${es(count, 'hecho más', 'hechos más')}.`,
    mayDo: 'Puedes',
    example: 'por ejemplo:',
    onThePage: (count) => `… y ${es(count, 'posibilidad más', 'posibilidades más')} en la página.`,
    until: (time) => `Juega antes del ${time}.`,
    paused: (time) => `La partida está en pausa hasta el ${time}. Puedes jugar igualmente.`,
    noDeadline: 'No hay plazo.',
    position: 'Cómo está la partida',
    score: 'La puntuación',
    won: (winners) => `Victoria de ${winners}.`,
    nobodyWon: 'No ha ganado nadie.',
    seats: (taken, all) => `Asientos ocupados: ${taken} de ${all}.`,
    said: (name, text) => `${name}: ${text}`,
    open: 'Abrir la partida',
    replyHow: 'Puedes responder a este correo con un número, o con líneas de notación.',
    why: {
      game: 'Recibes este correo porque juegas esta partida.',
      digest: 'Recibes este correo una vez al día, como has pedido.',
      invitation: 'Recibes este correo porque alguien te invita.',
      chat: 'Recibes este correo porque juegas esta partida.',
      ended: 'Recibes este correo porque has jugado esta partida.',
    },
    stop: {
      game: 'No más correos sobre esta partida',
      digest: 'No más correos diarios',
      invitation: 'No más correos sobre invitaciones',
      chat: 'No más correos sobre mensajes',
      ended: 'No más correos sobre partidas terminadas',
    },
    settings: 'Elige de qué se te avisa',
    page: {
      title: 'Los correos de Staffetta',
      of: {
        game: 'correos sobre esta partida',
        digest: 'correos diarios',
        invitation: 'correos sobre invitaciones',
        chat: 'correos sobre mensajes, de cualquier partida',
        ended: 'correos sobre partidas terminadas',
      },
      ofGame: (game) => `correos sobre esta partida: ${game}`,
      confirm: (mails) => `Pulsa el botón para no recibir más ${mails}.`,
      done: (mails) => `No recibirás más ${mails}.`,
      undo: 'Puedes cambiarlo en tus ajustes.',
      unknown: 'Este enlace ya no sirve. En tus ajustes puedes elegir de qué se te avisa.',
    },
  },
};
