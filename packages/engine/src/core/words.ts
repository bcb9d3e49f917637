import type { ByLanguage, NameOf } from './language.ts';
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
};

const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

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
      'game-ended': ({ winners }, nameOf) =>
        winners.length === 1
          ? `The game is over: ${listed(winners.map(nameOf), 'and')} wins.`
          : `The game is over: ${listed(winners.map(nameOf), 'and')} share the win.`,
      'order-placed': ({ seat }, nameOf) => `${nameOf(seat)} leaves a standing order.`,
      'order-cancelled': ({ seat }, nameOf) => `${nameOf(seat)} cancels a standing order.`,
      'taken-back': ({ seat, acts }, nameOf) =>
        acts === 1
          ? `${nameOf(seat)} takes the last act back.`
          : `${nameOf(seat)} takes the last ${acts} acts back.`,
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
      'seat-vacant': 'The player of this seat has resigned; somebody else may take it over.',
      'vote-stands': 'You vote to abandon this game already. The others must agree.',
      'no-vote': 'You do not vote to abandon this game.',
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
      S13: 'A seat whose player has resigned does nothing until somebody takes it over.',
      S14: 'A game is abandoned, and nobody wins, when all who still play vote for it.',
    },
    atPart: (part, sentence) => `At “${part}”: ${sentence}`,
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
      'game-ended': ({ winners }, nameOf) =>
        winners.length === 1
          ? `La partita è finita: vince ${listed(winners.map(nameOf), 'e')}.`
          : `La partita è finita: vittoria condivisa da ${listed(winners.map(nameOf), 'e')}.`,
      'order-placed': ({ seat }, nameOf) => `${nameOf(seat)} lascia un ordine.`,
      'order-cancelled': ({ seat }, nameOf) => `${nameOf(seat)} annulla un ordine.`,
      'taken-back': ({ seat, acts }, nameOf) =>
        acts === 1
          ? `${nameOf(seat)} ritira l’ultima azione.`
          : `${nameOf(seat)} ritira le ultime ${acts} azioni.`,
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
      'seat-vacant': 'Chi giocava a questo posto si è ritirato; può subentrare qualcun altro.',
      'vote-stands': 'Voti già per abbandonare la partita. Devono accettare anche gli altri.',
      'no-vote': 'Non voti per abbandonare la partita.',
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
      S13: 'Un posto di chi si è ritirato non fa nulla finché non subentra qualcuno.',
      S14: 'Una partita è abbandonata, senza vincitori, quando lo votano tutti quelli che giocano ancora.',
    },
    atPart: (part, sentence) => `A «${part}»: ${sentence}`,
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
        `Les places sont tirées au sort : ${listed(
          places.map((_, seat) => nameOf(seat)),
          'et',
        )}, dans cet ordre.`,
      'game-cancelled': () => 'La table est fermée : la partie est annulée.',
      'game-started': () => 'La partie commence.',
      'seat-resigned': ({ seat }) =>
        `La personne qui jouait à la place ${seat + 1} se retire ; la place est vacante.`,
      'seat-refilled': ({ seat }, nameOf) => `${nameOf(seat)} reprend la place ${seat + 1}.`,
      'abandonment-voted': ({ seat }, nameOf) => `${nameOf(seat)} vote pour abandonner la partie.`,
      'abandonment-withdrawn': ({ seat }, nameOf) =>
        `${nameOf(seat)} ne vote plus pour abandonner la partie.`,
      'game-abandoned': () => 'La partie est abandonnée : personne ne gagne.',
      'game-ended': ({ winners }, nameOf) =>
        winners.length === 1
          ? `La partie est finie : ${listed(winners.map(nameOf), 'et')} gagne.`
          : `La partie est finie : ${listed(winners.map(nameOf), 'et')} partagent la victoire.`,
      'order-placed': ({ seat }, nameOf) => `${nameOf(seat)} laisse un ordre.`,
      'order-cancelled': ({ seat }, nameOf) => `${nameOf(seat)} annule un ordre.`,
      'taken-back': ({ seat, acts }, nameOf) =>
        acts === 1
          ? `${nameOf(seat)} reprend sa dernière action.`
          : `${nameOf(seat)} reprend ses ${acts} dernières actions.`,
    },
    refusals: {
      'not-your-turn': 'Ce n’est pas à vous. Attendez que les autres aient décidé.',
      'game-ended': 'Cette partie est finie : on ne peut plus y jouer.',
      'game-not-started':
        'La partie n’a pas commencé : elle débute quand toutes les places sont prises.',
      'game-started': 'La partie a commencé : les places ne peuvent plus être prises.',
      'seat-not-free': 'Cette place n’est pas libre. Choisissez-en une autre.',
      'nothing-to-take-back':
        'Il n’y a rien à reprendre : seulement vos actions de ce tour, tant que rien n’a été révélé et que personne d’autre n’a agi.',
      'no-such-order': 'Cet ordre n’est plus en vigueur. Regardez à nouveau vos ordres.',
      'no-orders': 'Ce titre n’accepte pas d’ordres.',
      'rest-apart':
        'Ici quelque chose est révélé, ou une autre question se pose : envoyez ce qui précède, et le reste quand vous en saurez plus.',
      'game-under-way':
        'La partie a commencé. Vous pouvez vous retirer, ou voter avec les autres pour l’abandonner.',
      'seat-not-taken': 'Personne n’est assis là. Regardez à nouveau la table.',
      'no-such-invitation': 'Cette invitation n’est plus ouverte. Regardez à nouveau la table.',
      'seat-vacant':
        'La personne qui jouait à cette place s’est retirée ; quelqu’un d’autre peut la reprendre.',
      'vote-stands': 'Vous votez déjà pour abandonner la partie. Les autres doivent accepter.',
      'no-vote': 'Vous ne votez pas pour abandonner la partie.',
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
      S10: 'On quitte et on annule une table avant le début de la partie ; on y invite alors, ou quand une place est vacante.',
      S11: 'On ne quitte qu’une place prise.',
      S12: 'On répond à une invitation, ou on la retire, une seule fois.',
      S13: 'Une place dont la personne s’est retirée ne fait rien tant que personne ne la reprend.',
      S14: 'Une partie est abandonnée, sans vainqueur, quand tous ceux qui jouent encore le votent.',
    },
    atPart: (part, sentence) => `À « ${part} » : ${sentence}`,
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
      'game-ended': ({ winners }, nameOf) =>
        winners.length === 1
          ? `La partida ha terminado: gana ${listed(winners.map(nameOf), 'y')}.`
          : `La partida ha terminado: ${listed(winners.map(nameOf), 'y')} comparten la victoria.`,
      'order-placed': ({ seat }, nameOf) => `${nameOf(seat)} deja una orden.`,
      'order-cancelled': ({ seat }, nameOf) => `${nameOf(seat)} anula una orden.`,
      'taken-back': ({ seat, acts }, nameOf) =>
        acts === 1
          ? `${nameOf(seat)} retira su última acción.`
          : `${nameOf(seat)} retira sus últimas ${acts} acciones.`,
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
      'seat-vacant': 'Quien jugaba en este asiento se ha retirado; otra persona puede ocuparlo.',
      'vote-stands': 'Ya votas por abandonar la partida. Los demás deben aceptarlo.',
      'no-vote': 'No votas por abandonar la partida.',
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
      S13: 'Un asiento cuyo jugador se ha retirado no hace nada hasta que alguien lo ocupe.',
      S14: 'Una partida se abandona, sin ganadores, cuando lo votan todos los que aún juegan.',
    },
    atPart: (part, sentence) => `En «${part}»: ${sentence}`,
  },
};
