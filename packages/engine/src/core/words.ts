import { type ByLanguage, counted, type Language, type NameOf } from './language.ts';
import { limits } from './limits.ts';
import type { ServiceRefusalCode, ServiceRule } from './service-rules.ts';
import type { TableFact } from './table.ts';
import type { Tagged, Told } from './title.ts';

/** What the service itself says about a game. */
export type ServiceWords = {
  readonly facts: {
    readonly [K in TableFact['type']]: (fact: Told<Tagged<TableFact, K>>, nameOf: NameOf) => string;
  };
  readonly refusals: Readonly<Record<ServiceRefusalCode, string>>;
  readonly rules: Readonly<Record<ServiceRule, string>>;
  /** Why not, at one of the acts that a line says. */
  readonly atPart: (part: string, sentence: string) => string;
  /** Why an admin helped, as he says it. */
  readonly because: (reason: string) => string;
};

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

/** So many of something, in words. */
const inNumbers = (language: Language, one: string, other: string) => {
  const count = counted(language);
  return (number: number): string => count(number, one, other);
};
const daysIn = {
  en: inNumbers('en', 'day', 'days'),
  it: inNumbers('it', 'giorno', 'giorni'),
  fr: inNumbers('fr', 'jour', 'jours'),
  es: inNumbers('es', 'día', 'días'),
};
const hoursIn = {
  en: inNumbers('en', 'hour', 'hours'),
  it: inNumbers('it', 'ora', 'ore'),
  fr: inNumbers('fr', 'heure', 'heures'),
  es: inNumbers('es', 'hora', 'horas'),
};

/** A moment as everybody can compare it with the log, wherever he lives. */
const momentOf = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

export const serviceWords: ByLanguage<ServiceWords> = {
  en: {
    facts: {
      'table-opened': () => 'The table is open.',
      'seat-taken': ({ seat }, nameOf) => `${nameOf(seat)} takes a seat.`,
      'seat-left': ({ seat }) => `The player in place ${seat + 1} leaves the table.`,
      'invitation-sent': () => 'A player is invited.',
      'invitation-declined': () => 'An invitation is declined.',
      'invitation-withdrawn': () => 'An invitation is withdrawn.',
      'seats-drawn': ({ places }, nameOf) =>
        `The seats are drawn: ${listed(
          places.map((_, seat) => nameOf(seat)),
          'and',
        )}, in this order.`,
      'game-cancelled': () => 'The table is closed: the game is cancelled.',
      'game-started': () => 'The game begins.',
      'seat-resigned': ({ seat }) => `The player in seat ${seat + 1} resigns; the seat is vacant.`,
      'seat-refilled': ({ seat }, nameOf) => `${nameOf(seat)} takes over seat ${seat + 1}.`,
      'abandonment-voted': ({ seat }, nameOf) => `${nameOf(seat)} votes to abandon the game.`,
      'abandonment-withdrawn': ({ seat }, nameOf) =>
        `${nameOf(seat)} no longer votes to abandon the game.`,
      'game-abandoned': () => 'The game is abandoned: nobody wins.',
      'time-ran-out': ({ seat, times }) =>
        times === 1
          ? `Time is up for seat ${seat + 1}.`
          : `Time is up for seat ${seat + 1} again, ${times} times so far.`,
      'played-for': ({ seat }) => `The service plays for seat ${seat + 1}.`,
      'seat-vacated': ({ seat, by }) =>
        by === 'admin'
          ? `An admin frees seat ${seat + 1}; it is vacant.`
          : `The player in seat ${seat + 1} ran out of time too often; the seat is vacant.`,
      'removal-voted': ({ seat, of }, nameOf) =>
        `${nameOf(seat)} votes to have seat ${of + 1} vacated.`,
      'removal-withdrawn': ({ seat, of }, nameOf) =>
        `${nameOf(seat)} no longer votes to have seat ${of + 1} vacated.`,
      'pause-voted': ({ seat, days }, nameOf) =>
        days === 0
          ? `${nameOf(seat)} votes to end the pause.`
          : `${nameOf(seat)} votes to pause the game for ${daysIn.en(days)}.`,
      'pause-withdrawn': ({ seat }, nameOf) => `${nameOf(seat)} withdraws the vote on the pause.`,
      'game-paused': ({ days }) => `The game is paused for ${daysIn.en(days)}: no time passes.`,
      'game-resumed': () => 'The pause is over: time passes again.',
      'game-ended': ({ winners }, nameOf) =>
        winners.length === 1
          ? `The game is over: ${listed(winners.map(nameOf), 'and')} wins.`
          : `The game is over: ${listed(winners.map(nameOf), 'and')} share the win.`,
      'order-placed': ({ seat }, nameOf) => `${nameOf(seat)} leaves a standing order.`,
      'order-cancelled': ({ seat }, nameOf) => `${nameOf(seat)} cancels a standing order.`,
      'late-order-placed': ({ seat }, nameOf) =>
        `${nameOf(seat)} leaves an order in case time runs out.`,
      'late-order-cancelled': ({ seat }, nameOf) =>
        `${nameOf(seat)} cancels the order left in case time runs out.`,
      'late-order-used': ({ seat }, nameOf) =>
        `The order ${nameOf(seat)} left in case time runs out is carried out.`,
      'version-moved': ({ to }) =>
        `The game goes on by version ${to} of its rules; all that has happened stands as it is.`,
      'taken-back': ({ seat, acts }, nameOf) =>
        acts === 1
          ? `${nameOf(seat)} takes the last act back.`
          : `${nameOf(seat)} takes the last ${acts} acts back.`,
      'time-given': ({ seat, hours }) =>
        `An admin gives seat ${seat + 1} ${hoursIn.en(hours)} more.`,
      'game-stopped': () => 'An admin ends the game: nobody wins.',
      'game-taken-back': ({ at }) =>
        `An admin takes the game back to where it stood at ${momentOf(at)}. What was played since counts no more. Standing orders, and orders for when time runs out, have ended: whoever wants some leaves them anew.`,
    },
    refusals: {
      'not-your-turn': 'It is not your turn. Wait until the others have decided.',
      'game-ended': 'This game is over; nothing more can be played in it.',
      'game-not-started': 'This game has not begun: it starts when every seat is taken.',
      'game-started': 'This game has begun; its seats can no longer be taken.',
      'seat-not-free': 'This seat is not free. Choose another one.',
      'nothing-to-take-back':
        'There is nothing you could take back: only your own acts of this turn, until something was revealed or another acted.',
      'no-such-order': 'This standing order does not stand any more. Look at your orders again.',
      'no-orders': 'This title takes no standing orders.',
      'rest-apart':
        'Something is revealed here, or another question is asked: send what comes before it, and the rest when you know more.',
      'game-under-way':
        'This game has begun. You can resign, or vote with the others to abandon it.',
      'seat-not-taken': 'Nobody sits there. Look at the table again.',
      'no-such-invitation': 'This invitation is no longer open. Look at the table again.',
      'seat-vacant': 'Nobody plays this seat any more; somebody else may take it over.',
      'vote-stands': 'You vote to abandon this game already. The others must agree.',
      'no-vote': 'You do not vote to abandon this game.',
      'not-waited-for': 'The game does not wait for this seat, so its time does not run.',
      'time-is-over': 'The time of this seat is over already at this question.',
      'game-paused': 'The game is paused: no time passes until it goes on.',
      'time-not-over': 'This seat still has time; nobody plays for it.',
      'too-seldom-late':
        'The player of this seat has not run out of time twice. Until then the seat stays theirs.',
      'own-seat': 'That is your own seat. You can resign instead.',
      'removal-vote-stands': 'You vote to have this seat vacated already. The others must agree.',
      'no-removal-vote': 'You do not vote to have this seat vacated.',
      'no-such-pause': 'A game is paused for 1 to 60 whole days. Choose another number.',
      'not-paused': 'This game is not paused.',
      'pause-vote-stands': 'You vote for that already. The others must agree.',
      'no-pause-vote': 'You have no vote on a pause. Look at the game again.',
      'no-such-act':
        'That is no list of acts of this title: leave from 1 to 50, each as it would be played.',
      'no-late-order': 'You have left no order in case your time runs out.',
      'no-such-moment':
        'A game is taken back behind an earlier event that everybody was told of, from its beginning on. Choose another one.',
      'no-such-time': 'Time is given in whole hours, from 1 to 720. Choose another number.',
      'nobody-else-plays':
        'Nobody else plays this game any more. Have the other vacant seats taken first, or end the game.',
      'too-many-standing': `You have ${limits.standing} standing orders, as many as a seat may keep. Cancel one first.`,
      'too-many-orders': `You have left ${limits.orders} orders in this game, as many as a seat may. Those that stand stay; from now on, act when it is your turn.`,
      'too-many-undone': `You have taken back ${limits.undone} acts in this game, as many as a seat may. Play on from here.`,
      'too-many-events': `This seat has entered ${limits.events} events in this game, as many as a seat may. Act when the game waits for you; until then you can only cancel, withdraw or resign.`,
      'too-many-invitations': `${limits.invitations} invitations were sent to this game, as many as a game may have. Open another table.`,
    },
    rules: {
      S1: 'Only seats that have something to decide may act.',
      S2: 'A finished game stays as it is.',
      S3: 'A game begins when every seat is taken.',
      S4: 'Seats are taken before the game begins.',
      S5: 'A seat is taken once.',
      S6: 'One may take back acts of one’s own turn, until something was revealed or another acted.',
      S7: 'Only a standing order that stands can be cancelled.',
      S8: 'Standing orders exist where a title has them.',
      S9: 'A list of acts ends where something is revealed, or where another question is asked.',
      S10: 'Tables are left and cancelled before the game begins, and invited to then or when a seat is vacant.',
      S11: 'Only a seat that is taken can be left.',
      S12: 'An invitation is answered or withdrawn once.',
      S13: 'A vacant seat does nothing of its own until somebody takes it over.',
      S14: 'A game is abandoned, and nobody wins, when all who still play vote for it.',
      S15: 'Time runs for the seats a game waits for, once for each question, and not while the game is paused.',
      S16: 'A seat that is vacant, or whose time is over, is played for: the least harmful acts, and one question at a time.',
      S17: 'A seat whose player ran out of time twice can be vacated, by the clock or by the votes of all the others who play. The game goes on.',
      S18: 'A game is paused, for 1 to 60 days, and goes on earlier, when all who still play vote for the same.',
      S19: 'One may leave acts for when one’s time runs out: one list, done once, as far as it may be done then.',
      S20: 'An admin may take a game that goes on back behind an event all were told of. Who plays stays as it is; what was left to be done later ends; what chance gives then was never drawn before.',
      S21: 'An admin may give those a game waits for up to 720 hours more at once, and may pause and end a game.',
      S22: 'An admin may free a seat for somebody else as long as others play.',
      S23: `A seat keeps up to ${limits.standing} standing orders at a time. In a game it leaves up to ${limits.orders} orders, takes back up to ${limits.undone} acts and enters up to ${limits.events} events; what the game waits for is always accepted. A game has up to ${limits.invitations} invitations.`,
    },
    atPart: (part, sentence) => `At “${part}”: ${sentence}`,
    because: (reason) => `Why, in the admin’s words: “${reason}”`,
  },
  it: {
    facts: {
      'table-opened': () => 'Il tavolo è aperto.',
      'seat-taken': ({ seat }, nameOf) => `${nameOf(seat)} si siede al tavolo.`,
      'seat-left': ({ seat }) => `Chi sedeva al posto ${seat + 1} lascia il tavolo.`,
      'invitation-sent': () => 'Viene mandato un invito.',
      'invitation-declined': () => 'Un invito è declinato.',
      'invitation-withdrawn': () => 'Un invito è ritirato.',
      'seats-drawn': ({ places }, nameOf) =>
        `I posti sono sorteggiati: ${listed(
          places.map((_, seat) => nameOf(seat)),
          'e',
        )}, in quest’ordine.`,
      'game-cancelled': () => 'Il tavolo è chiuso: la partita è annullata.',
      'game-started': () => 'La partita comincia.',
      'seat-resigned': ({ seat }) =>
        `Chi gioca al posto ${seat + 1} si ritira; il posto è vacante.`,
      'seat-refilled': ({ seat }, nameOf) => `${nameOf(seat)} subentra al posto ${seat + 1}.`,
      'abandonment-voted': ({ seat }, nameOf) => `${nameOf(seat)} vota per abbandonare la partita.`,
      'abandonment-withdrawn': ({ seat }, nameOf) =>
        `${nameOf(seat)} non vota più per abbandonare la partita.`,
      'game-abandoned': () => 'La partita è abbandonata: non vince nessuno.',
      'time-ran-out': ({ seat, times }) =>
        times === 1
          ? `Il tempo del posto ${seat + 1} è scaduto.`
          : `Il tempo del posto ${seat + 1} è scaduto di nuovo, finora ${times} volte.`,
      'played-for': ({ seat }) => `Il servizio gioca per il posto ${seat + 1}.`,
      'seat-vacated': ({ seat, by }) =>
        by === 'admin'
          ? `Un amministratore libera il posto ${seat + 1}, che ora è vacante.`
          : `A chi gioca al posto ${seat + 1} il tempo è scaduto troppe volte; il posto è vacante.`,
      'removal-voted': ({ seat, of }, nameOf) =>
        `${nameOf(seat)} vota per rendere vacante il posto ${of + 1}.`,
      'removal-withdrawn': ({ seat, of }, nameOf) =>
        `${nameOf(seat)} non vota più per rendere vacante il posto ${of + 1}.`,
      'pause-voted': ({ seat, days }, nameOf) =>
        days === 0
          ? `${nameOf(seat)} vota per finire la pausa.`
          : `${nameOf(seat)} vota per una pausa di ${daysIn.it(days)}.`,
      'pause-withdrawn': ({ seat }, nameOf) => `${nameOf(seat)} ritira il voto sulla pausa.`,
      'game-paused': ({ days }) =>
        `La partita è in pausa per ${daysIn.it(days)}: il tempo non scorre.`,
      'game-resumed': () => 'La pausa è finita: il tempo scorre di nuovo.',
      'game-ended': ({ winners }, nameOf) =>
        winners.length === 1
          ? `La partita è finita: vince ${listed(winners.map(nameOf), 'e')}.`
          : `La partita è finita: vittoria condivisa da ${listed(winners.map(nameOf), 'e')}.`,
      'order-placed': ({ seat }, nameOf) => `${nameOf(seat)} lascia un ordine.`,
      'order-cancelled': ({ seat }, nameOf) => `${nameOf(seat)} annulla un ordine.`,
      'late-order-placed': ({ seat }, nameOf) =>
        `${nameOf(seat)} lascia un ordine nel caso il tempo scada.`,
      'late-order-cancelled': ({ seat }, nameOf) =>
        `${nameOf(seat)} annulla l’ordine lasciato nel caso il tempo scada.`,
      'late-order-used': ({ seat }, nameOf) =>
        `Si esegue l’ordine che ${nameOf(seat)} ha lasciato nel caso il tempo scada.`,
      'version-moved': ({ to }) =>
        `La partita prosegue con la versione ${to} delle sue regole; tutto ciò che è successo resta com’è.`,
      'taken-back': ({ seat, acts }, nameOf) =>
        acts === 1
          ? `${nameOf(seat)} ritira l’ultima azione.`
          : `${nameOf(seat)} ritira le ultime ${acts} azioni.`,
      'time-given': ({ seat, hours }) =>
        `Un amministratore dà al posto ${seat + 1} altro tempo: ${hoursIn.it(hours)}.`,
      'game-stopped': () => 'Un amministratore chiude la partita: non vince nessuno.',
      'game-taken-back': ({ at }) =>
        `Un amministratore riporta la partita a com’era il ${momentOf(at)}. Quel che si è giocato dopo non vale più. Gli ordini, anche quelli per il tempo scaduto, sono finiti: chi ne vuole li lasci di nuovo.`,
    },
    refusals: {
      'not-your-turn': 'Non tocca a te. Aspetta che gli altri abbiano deciso.',
      'game-ended': 'Questa partita è finita: non si può più giocare.',
      'game-not-started': 'La partita non è cominciata: inizia quando tutti i posti sono occupati.',
      'game-started': 'La partita è cominciata: i posti non si possono più occupare.',
      'seat-not-free': 'Questo posto non è libero. Scegline un altro.',
      'nothing-to-take-back':
        'Non c’è nulla da ritirare: solo le tue azioni di questo turno, finché nulla è stato rivelato e nessun altro ha agito.',
      'no-such-order': 'Questo ordine non è più in vigore. Guarda di nuovo i tuoi ordini.',
      'no-orders': 'Questo titolo non accetta ordini.',
      'rest-apart':
        'Qui si rivela qualcosa, o si chiede altro: invia ciò che viene prima, e il resto quando ne saprai di più.',
      'game-under-way':
        'La partita è cominciata. Puoi ritirarti, o votare con gli altri per abbandonarla.',
      'seat-not-taken': 'Lì non siede nessuno. Guarda di nuovo il tavolo.',
      'no-such-invitation': 'Questo invito non è più aperto. Guarda di nuovo il tavolo.',
      'seat-vacant': 'A questo posto non gioca più nessuno; può subentrare qualcun altro.',
      'vote-stands': 'Voti già per abbandonare la partita. Devono accettare anche gli altri.',
      'no-vote': 'Non voti per abbandonare la partita.',
      'not-waited-for': 'La partita non aspetta questo posto: il suo tempo non scorre.',
      'time-is-over': 'A questa domanda il tempo di questo posto è già scaduto.',
      'game-paused': 'La partita è in pausa: il tempo non scorre finché non riprende.',
      'time-not-over': 'Questo posto ha ancora tempo: nessuno gioca in sua vece.',
      'too-seldom-late':
        'A chi gioca a questo posto il tempo non è scaduto due volte. Fino ad allora il posto resta suo.',
      'own-seat': 'Questo è il tuo posto. Puoi invece ritirarti.',
      'removal-vote-stands':
        'Voti già per rendere vacante questo posto. Devono accettare anche gli altri.',
      'no-removal-vote': 'Non voti per rendere vacante questo posto.',
      'no-such-pause': 'Una pausa dura da 1 a 60 giorni interi. Scegli un altro numero.',
      'not-paused': 'Questa partita non è in pausa.',
      'pause-vote-stands': 'Voti già così. Devono accettare anche gli altri.',
      'no-pause-vote': 'Non hai dato un voto sulla pausa. Guarda di nuovo la partita.',
      'no-such-act':
        'Questa non è una lista di azioni di questo titolo: lasciane da 1 a 50, ciascuna come si giocherebbe.',
      'no-late-order': 'Non hai lasciato un ordine nel caso il tuo tempo scada.',
      'no-such-moment':
        'Una partita si riporta a dopo un evento precedente che tutti conoscono, dal suo inizio in poi. Scegline un altro.',
      'no-such-time': 'Il tempo si dà in ore intere, da 1 a 720. Scegli un altro numero.',
      'nobody-else-plays':
        'Nessun altro gioca più questa partita. Prima fai occupare gli altri posti vacanti, oppure chiudi la partita.',
      'too-many-standing': `Hai ${limits.standing} ordini permanenti, il massimo per un posto. Prima annullane uno.`,
      'too-many-orders': `In questa partita hai lasciato ${limits.orders} ordini, il massimo per un posto. Quelli attivi restano; d’ora in poi agisci quando tocca a te.`,
      'too-many-undone': `In questa partita hai annullato ${limits.undone} azioni, il massimo per un posto. Continua a giocare da qui.`,
      'too-many-events': `In questa partita questo posto ha registrato ${limits.events} eventi, il massimo per un posto. Agisci quando la partita aspetta te; fino ad allora puoi solo annullare ordini, ritirare voti o abbandonare.`,
      'too-many-invitations': `Per questa partita sono stati mandati ${limits.invitations} inviti, il massimo possibile. Apri un altro tavolo.`,
    },
    rules: {
      S1: 'Agisce solo chi ha qualcosa da decidere.',
      S2: 'Una partita finita resta com’è.',
      S3: 'La partita comincia quando tutti i posti sono occupati.',
      S4: 'I posti si occupano prima che la partita cominci.',
      S5: 'Un posto si occupa una volta sola.',
      S6: 'Si ritirano le azioni del proprio turno, finché nulla è stato rivelato e nessun altro ha agito.',
      S7: 'Si annulla solo un ordine in vigore.',
      S8: 'Gli ordini esistono dove un titolo li prevede.',
      S9: 'Una lista di azioni finisce dove si rivela qualcosa, o dove si chiede altro.',
      S10: 'Si lascia e si annulla un tavolo prima che la partita cominci; vi si invita allora, o quando un posto è vacante.',
      S11: 'Si lascia solo un posto occupato.',
      S12: 'A un invito si risponde, o lo si ritira, una volta sola.',
      S13: 'Un posto vacante non fa nulla di suo finché non subentra qualcuno.',
      S14: 'Una partita è abbandonata, senza vincitori, quando lo votano tutti quelli che giocano ancora.',
      S15: 'Il tempo scorre per i posti che la partita aspetta, una volta per ogni domanda, e non durante una pausa.',
      S16: 'Per un posto vacante, o il cui tempo è scaduto, gioca il servizio: le azioni meno dannose, una domanda alla volta.',
      S17: 'Se a chi gioca a un posto il tempo è scaduto due volte, lo rendono vacante l’orologio o i voti di tutti gli altri che giocano. La partita continua.',
      S18: 'Una partita va in pausa, da 1 a 60 giorni, e riprende prima, quando tutti quelli che giocano ancora votano lo stesso.',
      S19: 'Si possono lasciare azioni per quando il proprio tempo scade: una lista, eseguita una volta, fin dove allora è permessa.',
      S20: 'Un amministratore può riportare una partita in corso a dopo un evento che tutti conoscono. Chi gioca resta; gli ordini lasciati finiscono; ciò che poi dà il caso non è mai stato estratto prima.',
      S21: 'Un amministratore può dare a chi è atteso fino a 720 ore in più alla volta, e può mettere in pausa e chiudere una partita.',
      S22: 'Un amministratore può liberare un posto per qualcun altro finché altri giocano.',
      S23: `Un posto tiene al massimo ${limits.standing} ordini permanenti alla volta. In una partita lascia al massimo ${limits.orders} ordini, annulla ${limits.undone} azioni e registra ${limits.events} eventi; ciò che la partita aspetta è sempre accettato. Una partita ha al massimo ${limits.invitations} inviti.`,
    },
    atPart: (part, sentence) => `A «${part}»: ${sentence}`,
    because: (reason) => `Il perché, nelle parole dell’amministratore: “${reason}”`,
  },
  fr: {
    facts: {
      'table-opened': () => 'La table est ouverte.',
      'seat-taken': ({ seat }, nameOf) => `${nameOf(seat)} prend place.`,
      'seat-left': ({ seat }) => `La personne assise à la place ${seat + 1} quitte la table.`,
      'invitation-sent': () => 'Une invitation est envoyée.',
      'invitation-declined': () => 'Une invitation est déclinée.',
      'invitation-withdrawn': () => 'Une invitation est retirée.',
      'seats-drawn': ({ places }, nameOf) =>
        `Les places sont tirées au sort : ${listed(
          places.map((_, seat) => nameOf(seat)),
          'et',
        )}, dans cet ordre.`,
      'game-cancelled': () => 'La table est fermée : la partie est annulée.',
      'game-started': () => 'La partie commence.',
      'seat-resigned': ({ seat }) =>
        `La personne qui jouait à la place ${seat + 1} se retire ; la place est vacante.`,
      'seat-refilled': ({ seat }, nameOf) => `${nameOf(seat)} reprend la place ${seat + 1}.`,
      'abandonment-voted': ({ seat }, nameOf) => `${nameOf(seat)} vote pour abandonner la partie.`,
      'abandonment-withdrawn': ({ seat }, nameOf) =>
        `${nameOf(seat)} ne vote plus pour abandonner la partie.`,
      'game-abandoned': () => 'La partie est abandonnée : personne ne gagne.',
      'time-ran-out': ({ seat, times }) =>
        times === 1
          ? `Le temps de la place ${seat + 1} est écoulé.`
          : `Le temps de la place ${seat + 1} est de nouveau écoulé, ${times} fois jusqu’ici.`,
      'played-for': ({ seat }) => `Le service joue pour la place ${seat + 1}.`,
      'seat-vacated': ({ seat, by }) =>
        by === 'admin'
          ? `Un administrateur libère la place ${seat + 1}, désormais vacante.`
          : `La personne qui jouait à la place ${seat + 1} a trop souvent dépassé son temps ; la place est vacante.`,
      'removal-voted': ({ seat, of }, nameOf) =>
        `${nameOf(seat)} vote pour rendre vacante la place ${of + 1}.`,
      'removal-withdrawn': ({ seat, of }, nameOf) =>
        `${nameOf(seat)} ne vote plus pour rendre vacante la place ${of + 1}.`,
      'pause-voted': ({ seat, days }, nameOf) =>
        days === 0
          ? `${nameOf(seat)} vote pour mettre fin à la pause.`
          : `${nameOf(seat)} vote pour une pause de ${daysIn.fr(days)}.`,
      'pause-withdrawn': ({ seat }, nameOf) => `${nameOf(seat)} retire son vote sur la pause.`,
      'game-paused': ({ days }) =>
        `La partie est en pause pour ${daysIn.fr(days)} : le temps ne s’écoule pas.`,
      'game-resumed': () => 'La pause est finie : le temps s’écoule à nouveau.',
      'game-ended': ({ winners }, nameOf) =>
        winners.length === 1
          ? `La partie est finie : ${listed(winners.map(nameOf), 'et')} gagne.`
          : `La partie est finie : ${listed(winners.map(nameOf), 'et')} partagent la victoire.`,
      'order-placed': ({ seat }, nameOf) => `${nameOf(seat)} laisse un ordre.`,
      'order-cancelled': ({ seat }, nameOf) => `${nameOf(seat)} annule un ordre.`,
      'late-order-placed': ({ seat }, nameOf) =>
        `${nameOf(seat)} laisse un ordre au cas où son temps s’écoulerait.`,
      'late-order-cancelled': ({ seat }, nameOf) =>
        `${nameOf(seat)} annule l’ordre laissé au cas où son temps s’écoulerait.`,
      'late-order-used': ({ seat }, nameOf) =>
        `L’ordre que ${nameOf(seat)} a laissé au cas où son temps s’écoulerait est exécuté.`,
      'version-moved': ({ to }) =>
        `La partie continue avec la version ${to} de ses règles ; tout ce qui s’est passé reste tel quel.`,
      'taken-back': ({ seat, acts }, nameOf) =>
        acts === 1
          ? `${nameOf(seat)} reprend sa dernière action.`
          : `${nameOf(seat)} reprend ses ${acts} dernières actions.`,
      'time-given': ({ seat, hours }) =>
        `Un administrateur donne encore ${hoursIn.fr(hours)} à la place ${seat + 1}.`,
      'game-stopped': () => 'Un administrateur met fin à la partie : personne ne gagne.',
      'game-taken-back': ({ at }) =>
        `Un administrateur ramène la partie là où elle en était le ${momentOf(at)}. Ce qui s’est joué depuis ne compte plus. Les ordres, aussi ceux pour le temps écoulé, ont pris fin : qui en veut en laisse de nouveaux.`,
    },
    refusals: {
      'not-your-turn': 'Ce n’est pas à vous. Attendez que les autres aient décidé.',
      'game-ended': 'Cette partie est finie : on ne peut plus y jouer.',
      'game-not-started':
        'La partie n’a pas commencé : elle débute quand toutes les places sont prises.',
      'game-started': 'La partie a commencé : les places ne peuvent plus être prises.',
      'seat-not-free': 'Cette place n’est pas libre. Choisissez-en une autre.',
      'nothing-to-take-back':
        'Il n’y a rien à reprendre : seulement vos actions de ce tour, tant que rien n’a été révélé et que personne d’autre n’a agi.',
      'no-such-order': 'Cet ordre n’est plus en vigueur. Regardez à nouveau vos ordres.',
      'no-orders': 'Ce titre n’accepte pas d’ordres.',
      'rest-apart':
        'Ici quelque chose est révélé, ou une autre question se pose : envoyez ce qui précède, et le reste quand vous en saurez plus.',
      'game-under-way':
        'La partie a commencé. Vous pouvez vous retirer, ou voter avec les autres pour l’abandonner.',
      'seat-not-taken': 'Personne n’est assis là. Regardez à nouveau la table.',
      'no-such-invitation': 'Cette invitation n’est plus ouverte. Regardez à nouveau la table.',
      'seat-vacant': 'Personne ne joue plus à cette place ; quelqu’un d’autre peut la reprendre.',
      'vote-stands': 'Vous votez déjà pour abandonner la partie. Les autres doivent accepter.',
      'no-vote': 'Vous ne votez pas pour abandonner la partie.',
      'not-waited-for': 'La partie n’attend pas cette place : son temps ne s’écoule pas.',
      'time-is-over': 'À cette question, le temps de cette place est déjà écoulé.',
      'game-paused':
        'La partie est en pause : le temps ne s’écoule pas tant qu’elle ne reprend pas.',
      'time-not-over': 'Cette place a encore du temps : personne ne joue pour elle.',
      'too-seldom-late':
        'La personne qui joue à cette place n’a pas dépassé son temps deux fois. Jusque-là, elle garde sa place.',
      'own-seat': 'C’est votre propre place. Vous pouvez vous retirer.',
      'removal-vote-stands':
        'Vous votez déjà pour rendre cette place vacante. Les autres doivent accepter.',
      'no-removal-vote': 'Vous ne votez pas pour rendre cette place vacante.',
      'no-such-pause': 'Une pause dure de 1 à 60 jours entiers. Choisissez un autre nombre.',
      'not-paused': 'Cette partie n’est pas en pause.',
      'pause-vote-stands': 'Vous votez déjà ainsi. Les autres doivent accepter.',
      'no-pause-vote': 'Vous n’avez pas voté sur une pause. Regardez à nouveau la partie.',
      'no-such-act':
        'Ce n’est pas une liste d’actions de ce titre : laissez-en de 1 à 50, chacune telle qu’elle se jouerait.',
      'no-late-order': 'Vous n’avez pas laissé d’ordre au cas où votre temps s’écoulerait.',
      'no-such-moment':
        'On ramène une partie derrière un événement antérieur connu de tous, à partir de son début. Choisissez-en un autre.',
      'no-such-time': 'On donne des heures entières, de 1 à 720. Choisissez un autre nombre.',
      'nobody-else-plays':
        'Plus personne d’autre ne joue cette partie. Faites d’abord reprendre les autres places vacantes, ou mettez-y fin.',
      'too-many-standing': `Vous avez ${limits.standing} ordres permanents, le maximum pour une place. Annulez-en un d’abord.`,
      'too-many-orders': `Vous avez laissé ${limits.orders} ordres dans cette partie, le maximum pour une place. Ceux qui sont en place restent ; désormais, jouez quand c’est à vous.`,
      'too-many-undone': `Vous avez annulé ${limits.undone} actions dans cette partie, le maximum pour une place. Continuez à jouer à partir d’ici.`,
      'too-many-events': `Cette place a enregistré ${limits.events} événements dans cette partie, le maximum pour une place. Jouez quand la partie vous attend ; d’ici là, vous pouvez seulement annuler un ordre, retirer un vote ou abandonner.`,
      'too-many-invitations': `${limits.invitations} invitations ont été envoyées pour cette partie, le maximum possible. Ouvrez une autre table.`,
    },
    rules: {
      S1: 'Seuls agissent ceux qui ont quelque chose à décider.',
      S2: 'Une partie finie reste telle quelle.',
      S3: 'La partie commence quand toutes les places sont prises.',
      S4: 'Les places se prennent avant le début de la partie.',
      S5: 'Une place ne se prend qu’une fois.',
      S6: 'On reprend les actions de son tour, tant que rien n’a été révélé et que personne d’autre n’a agi.',
      S7: 'On n’annule qu’un ordre en vigueur.',
      S8: 'Les ordres existent là où un titre les prévoit.',
      S9: 'Une liste d’actions finit où quelque chose est révélé, ou où une autre question se pose.',
      S10: 'On quitte et on annule une table avant le début de la partie ; on y invite alors, ou quand une place est vacante.',
      S11: 'On ne quitte qu’une place prise.',
      S12: 'On répond à une invitation, ou on la retire, une seule fois.',
      S13: 'Une place vacante ne fait rien d’elle-même tant que personne ne la reprend.',
      S14: 'Une partie est abandonnée, sans vainqueur, quand tous ceux qui jouent encore le votent.',
      S15: 'Le temps s’écoule pour les places que la partie attend, une fois par question, et non pendant une pause.',
      S16: 'Pour une place vacante, ou dont le temps est écoulé, le service joue : les actions les moins nuisibles, une question à la fois.',
      S17: 'Une place dont la personne a dépassé deux fois son temps peut être rendue vacante, par l’horloge ou par le vote de tous les autres qui jouent. La partie continue.',
      S18: 'Une partie est mise en pause, de 1 à 60 jours, et reprend plus tôt, quand tous ceux qui jouent encore votent de même.',
      S19: 'On peut laisser des actions au cas où son temps s’écoulerait : une liste, exécutée une fois, aussi loin qu’elle est alors permise.',
      S20: 'Un administrateur peut ramener une partie en cours derrière un événement connu de tous. Ceux qui jouent restent ; les ordres laissés prennent fin ; ce que donne ensuite le hasard n’a jamais été tiré.',
      S21: 'Un administrateur peut donner à ceux que la partie attend jusqu’à 720 heures de plus à la fois, et mettre une partie en pause ou y mettre fin.',
      S22: 'Un administrateur peut libérer une place pour quelqu’un d’autre tant que d’autres jouent.',
      S23: `Une place garde au plus ${limits.standing} ordres permanents à la fois. Dans une partie, elle laisse au plus ${limits.orders} ordres, annule ${limits.undone} actions et enregistre ${limits.events} événements ; ce que la partie attend est toujours accepté. Une partie a au plus ${limits.invitations} invitations.`,
    },
    atPart: (part, sentence) => `À « ${part} » : ${sentence}`,
    because: (reason) => `Pourquoi, selon l’administrateur : « ${reason} »`,
  },
  es: {
    facts: {
      'table-opened': () => 'La mesa está abierta.',
      'seat-taken': ({ seat }, nameOf) => `${nameOf(seat)} toma asiento.`,
      'seat-left': ({ seat }) => `Quien ocupaba el lugar ${seat + 1} deja la mesa.`,
      'invitation-sent': () => 'Se envía una invitación.',
      'invitation-declined': () => 'Se rechaza una invitación.',
      'invitation-withdrawn': () => 'Se retira una invitación.',
      'seats-drawn': ({ places }, nameOf) =>
        `Se sortean los asientos: ${listed(
          places.map((_, seat) => nameOf(seat)),
          'y',
        )}, en este orden.`,
      'game-cancelled': () => 'La mesa se cierra: la partida se cancela.',
      'game-started': () => 'La partida empieza.',
      'seat-resigned': ({ seat }) =>
        `Quien jugaba en el asiento ${seat + 1} se retira; el asiento queda vacante.`,
      'seat-refilled': ({ seat }, nameOf) =>
        `${nameOf(seat)} ocupa el asiento vacante ${seat + 1}.`,
      'abandonment-voted': ({ seat }, nameOf) => `${nameOf(seat)} vota por abandonar la partida.`,
      'abandonment-withdrawn': ({ seat }, nameOf) =>
        `${nameOf(seat)} ya no vota por abandonar la partida.`,
      'game-abandoned': () => 'La partida se abandona: no gana nadie.',
      'time-ran-out': ({ seat, times }) =>
        times === 1
          ? `Se ha acabado el tiempo del asiento ${seat + 1}.`
          : `Se ha vuelto a acabar el tiempo del asiento ${seat + 1}, ya van ${times} veces.`,
      'played-for': ({ seat }) => `El servicio juega por el asiento ${seat + 1}.`,
      'seat-vacated': ({ seat, by }) =>
        by === 'admin'
          ? `Un administrador libera el asiento ${seat + 1}, que queda vacante.`
          : `A quien jugaba en el asiento ${seat + 1} se le ha acabado el tiempo demasiadas veces; el asiento queda vacante.`,
      'removal-voted': ({ seat, of }, nameOf) =>
        `${nameOf(seat)} vota por dejar vacante el asiento ${of + 1}.`,
      'removal-withdrawn': ({ seat, of }, nameOf) =>
        `${nameOf(seat)} ya no vota por dejar vacante el asiento ${of + 1}.`,
      'pause-voted': ({ seat, days }, nameOf) =>
        days === 0
          ? `${nameOf(seat)} vota por terminar la pausa.`
          : `${nameOf(seat)} vota por una pausa de ${daysIn.es(days)}.`,
      'pause-withdrawn': ({ seat }, nameOf) => `${nameOf(seat)} retira su voto sobre la pausa.`,
      'game-paused': ({ days }) =>
        `La partida está en pausa durante ${daysIn.es(days)}: el tiempo no corre.`,
      'game-resumed': () => 'La pausa ha terminado: el tiempo vuelve a correr.',
      'game-ended': ({ winners }, nameOf) =>
        winners.length === 1
          ? `La partida ha terminado: gana ${listed(winners.map(nameOf), 'y')}.`
          : `La partida ha terminado: ${listed(winners.map(nameOf), 'y')} comparten la victoria.`,
      'order-placed': ({ seat }, nameOf) => `${nameOf(seat)} deja una orden.`,
      'order-cancelled': ({ seat }, nameOf) => `${nameOf(seat)} anula una orden.`,
      'late-order-placed': ({ seat }, nameOf) =>
        `${nameOf(seat)} deja una orden por si se acaba el tiempo.`,
      'late-order-cancelled': ({ seat }, nameOf) =>
        `${nameOf(seat)} anula la orden dejada por si se acaba el tiempo.`,
      'late-order-used': ({ seat }, nameOf) =>
        `Se cumple la orden que ${nameOf(seat)} dejó por si se acababa el tiempo.`,
      'version-moved': ({ to }) =>
        `La partida sigue con la versión ${to} de sus reglas; todo lo ocurrido queda como está.`,
      'taken-back': ({ seat, acts }, nameOf) =>
        acts === 1
          ? `${nameOf(seat)} retira su última acción.`
          : `${nameOf(seat)} retira sus últimas ${acts} acciones.`,
      'time-given': ({ seat, hours }) =>
        `Un administrador da al asiento ${seat + 1} ${hoursIn.es(hours)} más.`,
      'game-stopped': () => 'Un administrador termina la partida: no gana nadie.',
      'game-taken-back': ({ at }) =>
        `Un administrador devuelve la partida a como estaba el ${momentOf(at)}. Lo jugado desde entonces ya no cuenta. Las órdenes, también las de por si se acaba el tiempo, han terminado: quien quiera alguna la deja de nuevo.`,
    },
    refusals: {
      'not-your-turn': 'No es tu turno. Espera a que los demás decidan.',
      'game-ended': 'Esta partida ha terminado: ya no se puede jugar.',
      'game-not-started':
        'La partida no ha empezado: comienza cuando todos los asientos están ocupados.',
      'game-started': 'La partida ha empezado: ya no se pueden ocupar asientos.',
      'seat-not-free': 'Este asiento no está libre. Elige otro.',
      'nothing-to-take-back':
        'No hay nada que retirar: solo tus acciones de este turno, mientras no se haya revelado nada ni haya actuado otro.',
      'no-such-order': 'Esta orden ya no está en vigor. Mira otra vez tus órdenes.',
      'no-orders': 'Este título no admite órdenes.',
      'rest-apart':
        'Aquí se revela algo, o se pregunta otra cosa: envía lo anterior, y el resto cuando sepas más.',
      'game-under-way':
        'La partida ha empezado. Puedes retirarte, o votar con los demás por abandonarla.',
      'seat-not-taken': 'Ahí no hay nadie. Mira otra vez la mesa.',
      'no-such-invitation': 'Esta invitación ya no está abierta. Mira otra vez la mesa.',
      'seat-vacant': 'Nadie juega ya en este asiento; otra persona puede ocuparlo.',
      'vote-stands': 'Ya votas por abandonar la partida. Los demás deben aceptarlo.',
      'no-vote': 'No votas por abandonar la partida.',
      'not-waited-for': 'La partida no espera a este asiento: su tiempo no corre.',
      'time-is-over': 'En esta pregunta, el tiempo de este asiento ya se ha acabado.',
      'game-paused': 'La partida está en pausa: el tiempo no corre hasta que siga.',
      'time-not-over': 'Este asiento aún tiene tiempo: nadie juega por él.',
      'too-seldom-late':
        'A quien juega en este asiento no se le ha acabado el tiempo dos veces. Hasta entonces el asiento es suyo.',
      'own-seat': 'Ese es tu propio asiento. En su lugar, puedes retirarte.',
      'removal-vote-stands': 'Ya votas por dejar vacante este asiento. Los demás deben aceptarlo.',
      'no-removal-vote': 'No votas por dejar vacante este asiento.',
      'no-such-pause': 'Una pausa dura de 1 a 60 días enteros. Elige otro número.',
      'not-paused': 'Esta partida no está en pausa.',
      'pause-vote-stands': 'Ya votas eso. Los demás deben aceptarlo.',
      'no-pause-vote': 'No has votado sobre una pausa. Mira otra vez la partida.',
      'no-such-act':
        'Eso no es una lista de acciones de este título: deja de 1 a 50, cada una como se jugaría.',
      'no-late-order': 'No has dejado ninguna orden por si se acaba tu tiempo.',
      'no-such-moment':
        'Una partida se devuelve a justo después de un suceso anterior que todos conocen, desde su comienzo. Elige otro.',
      'no-such-time': 'Se dan horas enteras, de 1 a 720. Elige otro número.',
      'nobody-else-plays':
        'Ya nadie más juega esta partida. Haz que se ocupen antes los otros asientos vacantes, o termínala.',
      'too-many-standing': `Tienes ${limits.standing} órdenes permanentes, el máximo por asiento. Cancela antes una.`,
      'too-many-orders': `Has dejado ${limits.orders} órdenes en esta partida, el máximo por asiento. Las que están activas siguen; a partir de ahora, actúa cuando te toque.`,
      'too-many-undone': `Has deshecho ${limits.undone} acciones en esta partida, el máximo por asiento. Sigue jugando desde aquí.`,
      'too-many-events': `Este asiento ha registrado ${limits.events} sucesos en esta partida, el máximo por asiento. Actúa cuando la partida te espere; hasta entonces solo puedes cancelar órdenes, retirar votos o abandonar.`,
      'too-many-invitations': `Para esta partida se han enviado ${limits.invitations} invitaciones, el máximo posible. Abre otra mesa.`,
    },
    rules: {
      S1: 'Solo actúa quien tiene algo que decidir.',
      S2: 'Una partida terminada queda como está.',
      S3: 'La partida empieza cuando todos los asientos están ocupados.',
      S4: 'Los asientos se ocupan antes de que empiece la partida.',
      S5: 'Un asiento se ocupa una sola vez.',
      S6: 'Se retiran las acciones del propio turno, mientras no se haya revelado nada ni haya actuado otro.',
      S7: 'Solo se anula una orden en vigor.',
      S8: 'Hay órdenes donde un título las prevé.',
      S9: 'Una lista de acciones termina donde se revela algo, o donde se pregunta otra cosa.',
      S10: 'Una mesa se deja y se cancela antes de que la partida empiece; se invita a ella entonces, o cuando un asiento está vacante.',
      S11: 'Solo se deja un asiento ocupado.',
      S12: 'Una invitación se contesta o se retira una sola vez.',
      S13: 'Un asiento vacante no hace nada por sí mismo hasta que alguien lo ocupe.',
      S14: 'Una partida se abandona, sin ganadores, cuando lo votan todos los que aún juegan.',
      S15: 'El tiempo corre para los asientos a los que la partida espera, una vez por pregunta, y no durante una pausa.',
      S16: 'Por un asiento vacante, o cuyo tiempo se ha acabado, juega el servicio: las acciones menos dañinas, una pregunta cada vez.',
      S17: 'Un asiento a cuyo jugador se le acabó el tiempo dos veces puede quedar vacante, por el reloj o por el voto de todos los demás que juegan. La partida sigue.',
      S18: 'Una partida se pone en pausa, de 1 a 60 días, y sigue antes, cuando todos los que aún juegan votan lo mismo.',
      S19: 'Se pueden dejar acciones por si se acaba el tiempo: una lista, cumplida una vez, hasta donde entonces se permita.',
      S20: 'Un administrador puede devolver una partida en curso a justo después de un suceso que todos conocen. Quien juega sigue; las órdenes dejadas terminan; lo que luego da el azar no se había sacado nunca.',
      S21: 'Un administrador puede dar a quienes la partida espera hasta 720 horas más de una vez, y poner una partida en pausa o terminarla.',
      S22: 'Un administrador puede dejar libre un asiento para otra persona mientras otros jueguen.',
      S23: `Un asiento mantiene como máximo ${limits.standing} órdenes permanentes a la vez. En una partida deja como máximo ${limits.orders} órdenes, deshace ${limits.undone} acciones y registra ${limits.events} sucesos; lo que la partida espera siempre se acepta. Una partida tiene como máximo ${limits.invitations} invitaciones.`,
    },
    atPart: (part, sentence) => `En «${part}»: ${sentence}`,
    because: (reason) => `El porqué, en palabras del administrador: «${reason}»`,
  },
};
