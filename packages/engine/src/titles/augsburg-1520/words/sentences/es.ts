import type { Colour, Right } from '../../edition.ts';
import { unusedPoints } from '../../rules/3-1-privileges.ts';
import { florinsOf } from '../../rules/3-2-gifts.ts';
import { compensations } from '../../rules/3-5-levels.ts';
import { es as names } from '../names/es.ts';
import {
  cardName,
  cardsSaid,
  jokersSaid,
  levelSaid,
  pieceName,
  privilegeCardName,
  rightName,
} from '../names/names.ts';
import {
  type Asks,
  asked,
  cardLine,
  cardsOf,
  commands,
  isMaximilian,
  jokersIn,
  levelTold,
  nobleTold,
  type OrderWords,
  orderSaid,
  pointsIn,
  privilegeCardsSaid,
  privilegeTold,
  rightTold,
  type Sentences,
  sourcesSaid,
} from './sentences.ts';

const { cards, florins, ious, listed, nobles, points } = names;

const iousAnd = (count: number, jokers: number) =>
  jokers === 0 ? ious(count) : `${ious(count)} y ${jokersSaid(names, jokers)}`;
const sources = {
  privilege: 'por un privilegio',
  unused: 'por un privilegio sin usar',
  robbed: 'como compensación',
  peerage: 'por la nobleza',
  coat: 'por el escudo de armas',
  patent: 'por la carta de nobleza',
};
const building = { church: 'la iglesia', cathedral: 'la catedral' };
const wanting = { church: 'por falta de iglesia', cathedral: 'por falta de catedral' };
const inColour: Readonly<Record<Colour, string>> = {
  yellow: 'en las factorías',
  orange: 'en la nobleza',
  violet: 'en los cargos',
};
const article: Readonly<Record<Right, string>> = {
  church: 'la',
  cathedral: 'la',
  coat: 'el',
  patent: 'la',
  mint: 'el',
  architect: 'el',
};

const asks: Asks = {
  buy: 'Elige antes qué cartas recibidas compras.',
  bid: 'Hay una subasta abierta: puja, iguala o pasa.',
  show: 'Elige antes las cartas que muestras: tantas como has pujado.',
  choose: 'Has ganado la subasta: toma antes una de las cartas de privilegio descubiertas.',
  privilege: 'Usa antes uno de los privilegios que quedan en tu carta, o deja uno sin usar.',
  discard: 'Descarta antes una carta que ya tenías antes de robar.',
  architect: 'Construye antes con tu Arquitecto, o di que no construyes nada.',
  compensation: 'Te han quitado un nivel: elige antes florines o prestigio.',
  slip: 'Desliza antes una carta tuya bajo el mazo.',
};

const orders: OrderWords = {
  thisAuction: 'En la subasta abierta',
  thisRoundFor: (noble) => `Por ${noble} en esta ronda`,
  inRoundFor: (noble, round) => `Por ${noble} en la ronda ${round}`,
  thisNoble: 'Por el noble ahora visitado, en cada ronda',
  everyRoundFor: (noble) => `Por ${noble} en cada ronda`,
  thisRound: 'En cada subasta de esta ronda',
  inRound: (round) => `En cada subasta de la ronda ${round}`,
  wholeGame: 'En cada subasta de la partida',
  untilWin: ', hasta que gane una',
  passAlways: 'pasa',
  passFirst: 'pasa si nadie ha pujado',
  open: (count) => `abre con ${cards(count)} si nadie ha pujado`,
  raise: (below) => `sube de una en una mientras la puja sea menor que ${cards(below)}`,
  raiseAtOnce: (to) => `sube de golpe a ${cards(to)}`,
  call: (count) => `iguala hasta ${cards(count)}`,
  otherwise: { pass: 'si no, pasa', ask: 'si no, pregúntame' },
  jokers: (count) => `usa como mucho ${jokersSaid(names, count)}`,
  noJokers: 'no uses comodines',
  show: {
    first: 'muestra mi carta más alta con las demás más bajas, comodines primero',
    last: 'muestra mi carta más alta con las demás más bajas, comodines al final',
  },
  showRanked: (ranked) => `muestra las primeras que sirvan de ${ranked}`,
  discard: {
    first: 'si nadie más ha pujado tanto, descarta las más bajas, comodines primero',
    last: 'si nadie más ha pujado tanto, descarta las más bajas, comodines al final',
  },
  discardRanked: (ranked) =>
    `si nadie más ha pujado tanto, descarta las primeras que sirvan de ${ranked}`,
  robbed: {
    florins: 'si me quitan un nivel, toma los florines',
    prestige: 'si me quitan un nivel, toma el prestigio',
    'prestige-unless-lost':
      'si me quitan un nivel, toma el prestigio, o los florines si se perdiera',
  },
};

export const es: Sentences = {
  name: 'Augsburg 1520',
  summary:
    'Presta dinero a cinco nobles y haz valer sus pagarés en subastas: por factorías, títulos y cargos, y por una iglesia sin la cual todo prestigio se detiene.',
  options: {
    openMoney: {
      label: 'Dinero a la vista',
      hint: 'Todos ven los florines de todos; las manos siguen siendo secretas.',
    },
    smallBidsUnpaid: {
      label: 'Pujas pequeñas sin compensación',
      hint: 'Los duelos de una o dos cartas no dan nada al segundo ni al tercero.',
    },
  },
  actions: {
    buy: (action) =>
      cardsOf(action).length === 0
        ? 'No comprar nada'
        : `Comprar ${cardsSaid(names, cardsOf(action))}`,
    bid: ({ cards: count }) => `Pujar ${cards(count)}`,
    call: ({ cards: count }) => `Igualar ${cards(count)}`,
    pass: () => 'Pasar',
    show: (action) => `Mostrar ${cardsSaid(names, cardsOf(action))}`,
    'choose-privileges': ({ card }, _nameOf, { edition }) =>
      `Tomar la ${privilegeCardName(names, edition, card)}`,
    step: ({ colour, from }, nameOf) =>
      from === null
        ? `Subir un nivel ${inColour[colour]}`
        : `Subir un nivel ${inColour[colour]}, quitándoselo a ${nameOf(from)}`,
    'take-right': ({ right }) => `Tomar ${article[right]} ${names.rights[right]}`,
    build: ({ building: what, by }) =>
      `Construir ${building[what]} ${by === 'architect' ? 'con el Arquitecto' : 'con el privilegio'}`,
    'take-florins': ({ by }) =>
      by === 'yellow'
        ? `Tomar ${florins(florinsOf[by])} de tus factorías`
        : `Tomar ${florins(florinsOf[by])}`,
    'gain-prestige': ({ by }) => `Ganar ${privilegeTold(names, by)}`,
    draw: () => 'Robar dos cartas',
    discard: ({ card }) =>
      card === null ? 'No descartar nada' : `Descartar ${cardName(names, card)}`,
    waive: () => `Dejar un privilegio sin usar, por ${points(unusedPoints)}`,
    done: () => 'No construir nada',
    'take-compensation': ({ as }) =>
      as === 'florins'
        ? `Tomar ${florins(compensations[as])}`
        : `Tomar ${points(compensations[as])}`,
    slip: ({ card }) =>
      card === null
        ? 'No deslizar ninguna carta bajo el mazo'
        : `Deslizar ${cardName(names, card)} bajo el mazo`,
  },
  forms: {
    buy: ({ action }) =>
      jokersIn(action) === 0
        ? 'Elige los pagarés que compras'
        : `Compra ${jokersSaid(names, jokersIn(action))} y elige los pagarés que compras`,
    show: ({ action, choices }) => `Muestra ${iousAnd(choices[0]?.least ?? 0, jokersIn(action))}`,
  },
  choices: { cards: 'pagarés' },
  costs: { florins },
  counts: { florins: 'florines' },
  piece: (id, { edition }) => pieceName(names, edition, id),
  order: (order, _nameOf, { edition }) => orderSaid(orders, names, edition, order),
  facts: {
    'first-player-drawn': ({ seat }, nameOf) => `Se sortea quién empieza: ${nameOf(seat)}.`,
    'deck-shuffled': ({ secret }) =>
      secret === undefined
        ? 'Se baraja el mazo de pagarés y comodines.'
        : `El mazo, desde arriba: ${secret.cards.map((card) => cardName(names, card)).join(', ')}.`,
    'privilege-cards-laid': ({ open, next }, _nameOf, { edition }) =>
      `Se barajan las diez cartas de privilegio. Descubiertas: ${privilegeCardsSaid(names, edition, open)}. En la próxima ronda: ${privilegeCardsSaid(names, edition, next)}.`,
    'dealing-begun': () => null,
    'cards-dealt': ({ seat, free, toBuy, secret }, nameOf) => {
      const dealt = {
        free: secret === undefined ? cards(free) : cardsSaid(names, secret.free),
        toBuy: secret === undefined ? cards(toBuy) : cardsSaid(names, secret.toBuy),
      };
      return free === 0
        ? `${nameOf(seat)} recibe, para comprar: ${dealt.toBuy}.`
        : `${nameOf(seat)} recibe gratis: ${dealt.free}, y para comprar: ${dealt.toBuy}.`;
    },
    'buying-begun': () => 'Ahora todos eligen en secreto qué cartas compran.',
    'purchase-chosen': ({ seat, secret }, nameOf) => {
      if (secret === undefined) return `${nameOf(seat)} ha elegido qué comprar.`;
      return secret.cards.length === 0
        ? `${nameOf(seat)} elige no comprar nada.`
        : `${nameOf(seat)} elige comprar: ${cardsSaid(names, secret.cards)}, por ${florins(secret.florins)}.`;
    },
    'purchases-settled': ({ florins: paid }, nameOf) =>
      paid === null
        ? 'Todos han elegido: se pagan las cartas.'
        : `Todos han elegido y pagan sus cartas: ${listed(
            paid.map((price, seat) => `${nameOf(seat)} ${florins(price)}`),
          )}.`,
    'round-begun': ({ round, opener }, nameOf) =>
      `Empieza la ronda ${round}; ${nameOf(opener)} habla primero.`,
    'auction-opened': ({ noble, opener }, nameOf) =>
      `La subasta por ${nobles[noble]}: ${nameOf(opener)} habla primero.`,
    'bid-made': ({ seat, cards: count }, nameOf) => `${nameOf(seat)} puja ${cards(count)}.`,
    'bid-called': ({ seat, cards: count }, nameOf) => `${nameOf(seat)} iguala ${cards(count)}.`,
    'player-passed': ({ seat }, nameOf) => `${nameOf(seat)} pasa.`,
    'nobody-bid': ({ noble }) =>
      `Nadie puja por ${nobles[noble]}: no se concede ninguna carta de privilegio.`,
    'bidding-closed': ({ noble, cards: count, seats }, nameOf) =>
      seats.length === 1
        ? `Se cierran las pujas por ${nobles[noble]}: solo ${listed(seats.map(nameOf))} ha pujado ${cards(count)}.`
        : `Se cierran las pujas por ${nobles[noble]}: ${listed(seats.map(nameOf))} han pujado ${cards(count)} cada uno.`,
    'cards-laid': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} ha elegido las cartas que muestra.`
        : `${nameOf(seat)} pone boca abajo: ${cardsSaid(names, secret.cards)}.`,
    'cards-shown': ({ shown }, nameOf) =>
      `Se muestran las cartas. ${shown
        .map(({ seat, cards: laid }) => `${nameOf(seat)}: ${cardsSaid(names, laid)}`)
        .join('; ')}.`,
    'auction-won': ({ seat, noble, cards: discarded }, nameOf) =>
      `${nameOf(seat)} gana la subasta por ${nobles[noble]} y descarta: ${cardsSaid(names, discarded)}.`,
    'consolation-paid': ({ seat, rank, florins: paid }, nameOf) =>
      `${nameOf(seat)} queda en ${rank === 2 ? 'segundo' : 'tercer'} lugar y recibe ${florins(paid)}.`,
    'privileges-chosen': ({ seat, card }, nameOf, { edition }) =>
      `${nameOf(seat)} toma la ${privilegeCardName(names, edition, card)}.`,
    'level-taken': ({ seat, colour, level, from }, nameOf, { edition }) => {
      const taken = `el ${levelSaid(names, edition, colour, level)}`;
      return from === null
        ? `${nameOf(seat)} toma ${taken}.`
        : `${nameOf(seat)} quita a ${nameOf(from)} ${taken}: ${nameOf(from)} baja al ${names.level(level - 1)}.`;
    },
    'compensation-taken': ({ seat, as, florins: paid }, nameOf) =>
      as === 'florins'
        ? `${nameOf(seat)} toma ${florins(paid)} como compensación.`
        : `${nameOf(seat)} elige prestigio como compensación.`,
    'right-taken': ({ seat, right, tile }, nameOf, { edition }) =>
      `${nameOf(seat)} toma ${article[right]} ${rightName(names, edition, right, tile)}.`,
    'building-built': ({ seat, building: what, florins: paid, by }, nameOf) =>
      `${nameOf(seat)} construye ${building[what]} por ${florins(paid)}${by === 'architect' ? ' con el Arquitecto' : ''}.`,
    'florins-taken': ({ seat, florins: gained, by }, nameOf) =>
      `${nameOf(seat)} toma ${florins(gained)}${by === 'yellow' ? ' de las factorías' : ''}.`,
    'prestige-gained': ({ seat, from, lost, without, to }, nameOf) => {
      const gained = `${nameOf(seat)} gana ${points(pointsIn({ from }))}${sourcesSaid(sources, { from })}`;
      return without === null
        ? `${gained} y llega a ${to}.`
        : `${gained}, pierde ${lost} ${wanting[without]} y se queda en ${to}.`;
    },
    'draw-begun': () => null,
    'cards-drawn': ({ seat, cards: count, secret }, nameOf) =>
      `${nameOf(seat)} roba ${secret === undefined ? cards(count) : cardsSaid(names, secret.drawn)}.`,
    'discard-chosen': () => null,
    'card-discarded': ({ seat, card }, nameOf) =>
      card === null
        ? `${nameOf(seat)} no tiene otra carta que descartar.`
        : `${nameOf(seat)} descarta ${cardName(names, card)}.`,
    'privilege-waived': ({ seat }, nameOf) => `${nameOf(seat)} deja un privilegio sin usar.`,
    'privileges-done': ({ seat }, nameOf) => `${nameOf(seat)} ha terminado con los privilegios.`,
    'round-ended': ({ round }) => `Las subastas de la ronda ${round} han terminado.`,
    'income-paid': ({ florins: paid }, nameOf) =>
      `Las factorías pagan: ${listed(paid.map((sum, seat) => `${nameOf(seat)} ${florins(sum)}`))}.`,
    'discards-shuffled': ({ under, secret }) => {
      const done = under
        ? 'Quedan muy pocas cartas: los descartes se barajan bajo el mazo'
        : 'El mazo se ha agotado: los descartes, barajados, forman otro';
      return secret === undefined
        ? `${done}.`
        : `${done}: ${secret.cards.map((card) => cardName(names, card)).join(', ')}.`;
    },
    'slipping-begun': () =>
      'Aún quedan muy pocas cartas: quien tenga alguna desliza una bajo el mazo, en secreto.',
    'card-slipped': ({ seat, secret }, nameOf) => {
      if (secret === undefined) return `${nameOf(seat)} ha elegido para el mazo.`;
      return secret.card === null
        ? `${nameOf(seat)} no tiene carta que deslizar bajo el mazo.`
        : `${nameOf(seat)} desliza ${cardName(names, secret.card)} bajo el mazo.`;
    },
    'cards-slipped-under': () => 'Las cartas elegidas van bajo el mazo.',
    'privilege-cards-turned': ({ open }, _nameOf, { edition }) =>
      `Quedan descubiertas las otras cinco cartas de privilegio: ${privilegeCardsSaid(names, edition, open)}.`,
    'last-round-over': () => 'La última ronda ha terminado: gana quien tenga más prestigio.',
  },
  refusals: {
    'asked-otherwise': ({ question }) => asked(asks, question),
    'not-dealt': () =>
      'Solo puedes comprar cartas que has recibido ahora, cada una una vez: elige entre ellas, o no compres nada.',
    'too-few-florins': ({ needed, has }) =>
      `Esto cuesta ${florins(Number(needed))}; tienes ${has}. Elige algo más barato, o renuncia.`,
    'bid-not-higher': ({ highest }) =>
      `La puja más alta es de ${cards(Number(highest))}: puja al menos ${Number(highest) + 1}, iguala o pasa.`,
    'no-card-of-noble': ({ noble }) =>
      isMaximilian(noble)
        ? 'No tienes ningún pagaré, y los comodines solos no se pueden pujar: pasa.'
        : `No tienes ningún pagaré de ${nobleTold(names, noble)}, y los comodines solos no se pueden pujar: pasa.`,
    'bid-above-cards': ({ most }) =>
      `Puedes mostrar como mucho ${cards(Number(most))}: no pujes más, o pasa.`,
    'nothing-to-call': () => 'Nadie ha pujado, así que no hay nada que igualar: puja o pasa.',
    'other-number-to-call': ({ highest }) =>
      `La puja más alta es de ${cards(Number(highest))}: iguala esa, sube o pasa.`,
    'not-your-cards': () =>
      'No tienes todas estas cartas: elige entre las de tu mano, cada una una vez.',
    'wrong-number-of-cards': ({ needed, chosen }) =>
      `Has pujado ${cards(Number(needed))} y has elegido ${chosen}: elige tantas como has pujado.`,
    'wrong-noble': ({ noble }) =>
      isMaximilian(noble)
        ? 'Al menos una carta debe ser un pagaré: los comodines solos no valen.'
        : `Aquí solo valen pagarés de ${nobleTold(names, noble)} y comodines, con al menos un pagaré: elige otras cartas.`,
    'only-jokers': () => 'Los comodines solos no se pueden mostrar: elige al menos un pagaré.',
    'card-not-open': () =>
      'Esta carta de privilegio no está descubierta ahora: toma una que lo esté.',
    'privilege-not-left': ({ privilege }) =>
      `A tu carta no le queda el privilegio «${privilegeTold(names, privilege)}»: usa otro, o deja uno sin usar.`,
    'top-level': ({ colour }) =>
      `Ya estás en el nivel más alto ${inColour[colour as Colour]}: no se sube más. Usa el privilegio de otro modo.`,
    'tile-in-supply': ({ colour, level }) =>
      `Queda en la reserva una ficha del ${levelTold(names, level, colour)}: toma esa, sin quitársela a nadie.`,
    'not-in-supply': ({ colour, level }) =>
      `No queda en la reserva ninguna ficha del ${levelTold(names, level, colour)}: di a qué rival de ese nivel se la quitas.`,
    'not-on-level': ({ seat, colour, level }, nameOf) =>
      `${nameOf(Number(seat))} no está en el ${levelTold(names, level, colour)}: quítale la ficha a quien esté.`,
    'level-too-low': ({ colour, needed, level }) =>
      `Para esto hace falta el ${levelTold(names, needed, colour)}; estás en el ${names.level(Number(level))}. Sube antes, o usa el privilegio de otro modo.`,
    'right-owned': ({ right }) =>
      `Ya tienes esta ficha (${rightTold(names, right)}), y solo se puede tener una: usa el privilegio de otro modo.`,
    'stack-empty': ({ right }) =>
      `No quedan fichas de este tipo (${rightTold(names, right)}): usa el privilegio de otro modo.`,
    'no-architect': () => 'No tienes el Arquitecto: construye con un privilegio de los cargos.',
    'architect-used': () =>
      'Tu Arquitecto ya ha construido por esta subasta: usa un privilegio de los cargos, o espera a ganar otra.',
    'privileges-left': () => 'Te quedan privilegios: usa dos, o déjalos sin usar uno a uno.',
    'just-drawn': () => 'Acabas de robar esta carta: descarta una que ya tenías.',
    'card-needed': () => 'Tienes una carta que puede irse: di cuál.',
    'empty-order': () =>
      'Esta orden no dice nada: haz que puje, muestre, descarte o elija una compensación.',
    'order-too-late': () =>
      'Aquello para lo que servía esta orden ya pasó: deja una para una subasta por venir.',
    'no-auction-open': () =>
      'Ahora no hay ninguna subasta abierta: di para qué noble o ronda vale la orden.',
    'not-understood': () =>
      `No entendido. Escribe una sola acción por línea, por ejemplo: ${commands}. Todo lo que haces con una carta de privilegio cabe en una: ${cardLine}.`,
  },
  lines: {
    privilege: 'Cartas de privilegio',
    unused: 'Privilegios sin usar',
    robbed: 'Compensaciones por niveles perdidos',
    peerage: 'Nobleza',
    coat: 'Escudo de armas',
    patent: 'Carta de nobleza',
    'lost-church': 'Perdidos por falta de iglesia',
    'lost-cathedral': 'Perdidos por falta de catedral',
  },
};
