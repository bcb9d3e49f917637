import type { Colour, Right } from '../../edition.ts';
import { unusedPoints } from '../../rules/3-1-privileges.ts';
import { florinsOf } from '../../rules/3-2-gifts.ts';
import { compensations } from '../../rules/3-5-levels.ts';
import { it as names } from '../names/it.ts';
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
  jokers === 0 ? ious(count) : `${ious(count)} e ${jokersSaid(names, jokers)}`;
const sources = {
  privilege: 'da un privilegio',
  unused: 'per un privilegio non usato',
  robbed: 'come compenso',
  peerage: 'per la nobiltà',
  coat: 'per lo stemma',
  patent: 'per la patente di nobiltà',
};
const building = { church: 'la chiesa', cathedral: 'la cattedrale' };
const wanting = { church: 'senza chiesa', cathedral: 'senza cattedrale' };
const inColour: Readonly<Record<Colour, string>> = {
  yellow: 'nelle agenzie',
  orange: 'nella nobiltà',
  violet: 'nelle cariche',
};
const article: Readonly<Record<Right, string>> = {
  church: 'la ',
  cathedral: 'la ',
  coat: 'lo ',
  patent: 'la ',
  mint: 'il ',
  architect: 'l’',
};

const asks: Asks = {
  buy: 'Prima scegli quali delle carte ricevute comprare.',
  bid: 'C’è un’asta aperta: offri, vedi o passa.',
  show: 'Prima scegli le carte da mostrare: tante quante ne hai offerte.',
  choose: 'Hai vinto l’asta: prima prendi una delle carte privilegio scoperte.',
  privilege: 'Prima usa uno dei privilegi rimasti sulla tua carta, o lasciane uno inutilizzato.',
  discard: 'Prima scarta una carta che avevi già prima di pescare.',
  architect: 'Prima costruisci con il tuo Architetto, o di’ che non costruisci nulla.',
  compensation: 'Ti è stato tolto un livello: prima scegli fiorini o prestigio.',
  slip: 'Prima infila una tua carta sotto il mazzo.',
};

const orders: OrderWords = {
  thisAuction: 'Nell’asta ora aperta',
  thisRoundFor: (noble) => `Per ${noble} in questo turno`,
  inRoundFor: (noble, round) => `Per ${noble} nel turno ${round}`,
  thisNoble: 'Per il nobile ora visitato, in ogni turno',
  everyRoundFor: (noble) => `Per ${noble} in ogni turno`,
  thisRound: 'In ogni asta di questo turno',
  inRound: (round) => `In ogni asta del turno ${round}`,
  wholeGame: 'In ogni asta della partita',
  untilWin: ', finché non ne vinco una',
  passAlways: 'passa',
  passFirst: 'passa se nessuno ha offerto',
  open: (count) => `apri con ${cards(count)} se nessuno ha offerto`,
  raise: (below) => `rilancia di una finché l’offerta più alta è sotto ${cards(below)}`,
  raiseAtOnce: (to) => `rilancia subito a ${cards(to)}`,
  call: (count) => `vedi fino a ${cards(count)}`,
  otherwise: { pass: 'altrimenti passa', ask: 'altrimenti chiedimi' },
  jokers: (count) => `usa al massimo ${jokersSaid(names, count)}`,
  noJokers: 'non usare jolly',
  show: {
    first: 'mostra la mia carta più alta con le altre più basse, prima i jolly',
    last: 'mostra la mia carta più alta con le altre più basse, i jolly per ultimi',
  },
  showRanked: (ranked) => `mostra le prime adatte tra ${ranked}`,
  discard: {
    first: 'se nessun altro ha offerto tanto, scarta le più basse, prima i jolly',
    last: 'se nessun altro ha offerto tanto, scarta le più basse, i jolly per ultimi',
  },
  discardRanked: (ranked) =>
    `se nessun altro ha offerto tanto, scarta le prime adatte tra ${ranked}`,
  robbed: {
    florins: 'se mi tolgono un livello, prendi i fiorini',
    prestige: 'se mi tolgono un livello, prendi il prestigio',
    'prestige-unless-lost':
      'se mi tolgono un livello, prendi il prestigio, o i fiorini se andrebbe perso',
  },
};

export const it: Sentences = {
  name: 'Augsburg 1520',
  summary:
    'Presta denaro a cinque nobili e fai valere i loro pagherò alle aste: per agenzie, titoli e cariche, e per una chiesa senza la quale ogni prestigio si ferma.',
  options: {
    openMoney: {
      label: 'Denaro scoperto',
      hint: 'Tutti vedono i fiorini di tutti; le mani restano segrete.',
    },
    smallBidsUnpaid: {
      label: 'Offerte piccole senza compenso',
      hint: 'I confronti di una o due carte non danno nulla al secondo e al terzo.',
    },
  },
  actions: {
    buy: (action) =>
      cardsOf(action).length === 0
        ? 'Non comprare nulla'
        : `Compra ${cardsSaid(names, cardsOf(action))}`,
    bid: ({ cards: count }) => `Offri ${cards(count)}`,
    call: ({ cards: count }) => `Vedi ${cards(count)}`,
    pass: () => 'Passa',
    show: (action) => `Mostra ${cardsSaid(names, cardsOf(action))}`,
    'choose-privileges': ({ card }, _nameOf, { edition }) =>
      `Prendi la ${privilegeCardName(names, edition, card)}`,
    step: ({ colour, from }, nameOf) =>
      from === null
        ? `Sali di un livello ${inColour[colour]}`
        : `Sali di un livello ${inColour[colour]}, togliendolo a ${nameOf(from)}`,
    'take-right': ({ right }) => `Prendi ${article[right]}${names.rights[right]}`,
    build: ({ building: what, by }) =>
      `Costruisci ${building[what]} ${by === 'architect' ? 'con l’Architetto' : 'con il privilegio'}`,
    'take-florins': ({ by }) =>
      by === 'yellow'
        ? `Prendi ${florins(florinsOf[by])} dalle tue agenzie`
        : `Prendi ${florins(florinsOf[by])}`,
    'gain-prestige': ({ by }) => `Guadagna ${privilegeTold(names, by)}`,
    draw: () => 'Pesca due carte',
    discard: ({ card }) =>
      card === null ? 'Non scartare nulla' : `Scarta ${cardName(names, card)}`,
    waive: () => `Lascia un privilegio inutilizzato, per ${points(unusedPoints)}`,
    done: () => 'Non costruire nulla',
    'take-compensation': ({ as }) =>
      as === 'florins'
        ? `Prendi ${florins(compensations[as])}`
        : `Prendi ${points(compensations[as])}`,
    slip: ({ card }) =>
      card === null
        ? 'Non infilare carte sotto il mazzo'
        : `Infila ${cardName(names, card)} sotto il mazzo`,
  },
  forms: {
    buy: ({ action }) =>
      jokersIn(action) === 0
        ? 'Scegli i pagherò da comprare'
        : `Compra ${jokersSaid(names, jokersIn(action))} e scegli i pagherò da comprare`,
    show: ({ action, choices }) => `Mostra ${iousAnd(choices[0]?.least ?? 0, jokersIn(action))}`,
  },
  choices: { cards: 'pagherò' },
  costs: { florins },
  counts: { florins: 'fiorini' },
  piece: (id, { edition }) => pieceName(names, edition, id),
  order: (order, _nameOf, { edition }) => orderSaid(orders, names, edition, order),
  facts: {
    'first-player-drawn': ({ seat }, nameOf) => `È sorteggiato chi comincia: ${nameOf(seat)}.`,
    'deck-shuffled': ({ secret }) =>
      secret === undefined
        ? 'Il mazzo di pagherò e jolly viene mescolato.'
        : `Il mazzo, dalla cima: ${secret.cards.map((card) => cardName(names, card)).join(', ')}.`,
    'privilege-cards-laid': ({ open, next }, _nameOf, { edition }) =>
      `Le dieci carte privilegio vengono mescolate. Scoperte: ${privilegeCardsSaid(names, edition, open)}. Nel prossimo turno: ${privilegeCardsSaid(names, edition, next)}.`,
    'dealing-begun': () => null,
    'cards-dealt': ({ seat, free, toBuy, secret }, nameOf) => {
      const dealt = {
        free: secret === undefined ? cards(free) : cardsSaid(names, secret.free),
        toBuy: secret === undefined ? cards(toBuy) : cardsSaid(names, secret.toBuy),
      };
      return free === 0
        ? `${nameOf(seat)} riceve, da comprare: ${dealt.toBuy}.`
        : `${nameOf(seat)} riceve gratis: ${dealt.free}, e da comprare: ${dealt.toBuy}.`;
    },
    'buying-begun': () => 'Ora tutti scelgono in segreto quali carte comprare.',
    'purchase-chosen': ({ seat, secret }, nameOf) => {
      if (secret === undefined) return `${nameOf(seat)} ha scelto che cosa comprare.`;
      return secret.cards.length === 0
        ? `${nameOf(seat)} sceglie di non comprare nulla.`
        : `${nameOf(seat)} sceglie di comprare: ${cardsSaid(names, secret.cards)}, per ${florins(secret.florins)}.`;
    },
    'purchases-settled': ({ florins: paid }, nameOf) =>
      paid === null
        ? 'Tutti hanno scelto: le carte si pagano.'
        : `Tutti hanno scelto e pagano le carte: ${listed(
            paid.map((price, seat) => `${nameOf(seat)} ${florins(price)}`),
          )}.`,
    'round-begun': ({ round, opener }, nameOf) =>
      `Comincia il turno ${round}: apre ${nameOf(opener)}.`,
    'auction-opened': ({ noble, opener }, nameOf) =>
      `L’asta per ${nobles[noble]}: la apre ${nameOf(opener)}.`,
    'bid-made': ({ seat, cards: count }, nameOf) => `${nameOf(seat)} offre ${cards(count)}.`,
    'bid-called': ({ seat, cards: count }, nameOf) => `${nameOf(seat)} vede ${cards(count)}.`,
    'player-passed': ({ seat }, nameOf) => `${nameOf(seat)} passa.`,
    'nobody-bid': ({ noble }) =>
      `Nessuno offre per ${nobles[noble]}: nessuna carta privilegio viene assegnata.`,
    'bidding-closed': ({ noble, cards: count, seats }, nameOf) =>
      seats.length === 1
        ? `Le offerte per ${nobles[noble]} sono chiuse: solo ${listed(seats.map(nameOf))} ha offerto ${cards(count)}.`
        : `Le offerte per ${nobles[noble]} sono chiuse: ${listed(seats.map(nameOf))} hanno offerto ${cards(count)} a testa.`,
    'cards-laid': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} ha scelto le carte da mostrare.`
        : `${nameOf(seat)} posa coperte: ${cardsSaid(names, secret.cards)}.`,
    'cards-shown': ({ shown }, nameOf) =>
      `Le carte si mostrano. ${shown
        .map(({ seat, cards: laid }) => `${nameOf(seat)}: ${cardsSaid(names, laid)}`)
        .join('; ')}.`,
    'auction-won': ({ seat, noble, cards: discarded }, nameOf) =>
      `${nameOf(seat)} vince l’asta per ${nobles[noble]} e scarta: ${cardsSaid(names, discarded)}.`,
    'consolation-paid': ({ seat, rank, florins: paid }, nameOf) =>
      `${nameOf(seat)} è al ${rank === 2 ? 'secondo' : 'terzo'} posto e riceve ${florins(paid)}.`,
    'privileges-chosen': ({ seat, card }, nameOf, { edition }) =>
      `${nameOf(seat)} prende la ${privilegeCardName(names, edition, card)}.`,
    'level-taken': ({ seat, colour, level, from }, nameOf, { edition }) => {
      const taken = `il ${levelSaid(names, edition, colour, level)}`;
      return from === null
        ? `${nameOf(seat)} prende ${taken}.`
        : `${nameOf(seat)} toglie a ${nameOf(from)} ${taken}: ${nameOf(from)} scende al ${names.level(level - 1)}.`;
    },
    'compensation-taken': ({ seat, as, florins: paid }, nameOf) =>
      as === 'florins'
        ? `${nameOf(seat)} prende ${florins(paid)} come compenso.`
        : `${nameOf(seat)} sceglie il prestigio come compenso.`,
    'right-taken': ({ seat, right, tile }, nameOf, { edition }) =>
      `${nameOf(seat)} prende ${article[right]}${rightName(names, edition, right, tile)}.`,
    'building-built': ({ seat, building: what, florins: paid, by }, nameOf) =>
      `${nameOf(seat)} costruisce ${building[what]} per ${florins(paid)}${by === 'architect' ? ' con l’Architetto' : ''}.`,
    'florins-taken': ({ seat, florins: gained, by }, nameOf) =>
      `${nameOf(seat)} prende ${florins(gained)}${by === 'yellow' ? ' dalle agenzie' : ''}.`,
    'prestige-gained': ({ seat, from, lost, without, to }, nameOf) => {
      const gained = `${nameOf(seat)} guadagna ${points(pointsIn({ from }))}${sourcesSaid(sources, { from })}`;
      return without === null
        ? `${gained} e arriva a ${to}.`
        : `${gained}, ne perde ${lost} ${wanting[without]} e resta a ${to}.`;
    },
    'draw-begun': () => null,
    'cards-drawn': ({ seat, cards: count, secret }, nameOf) =>
      `${nameOf(seat)} pesca ${secret === undefined ? cards(count) : cardsSaid(names, secret.drawn)}.`,
    'discard-chosen': () => null,
    'card-discarded': ({ seat, card }, nameOf) =>
      card === null
        ? `${nameOf(seat)} non ha altre carte da scartare.`
        : `${nameOf(seat)} scarta ${cardName(names, card)}.`,
    'privilege-waived': ({ seat }, nameOf) => `${nameOf(seat)} lascia un privilegio inutilizzato.`,
    'privileges-done': ({ seat }, nameOf) => `${nameOf(seat)} ha finito con i privilegi.`,
    'round-ended': ({ round }) => `Le aste del turno ${round} sono finite.`,
    'income-paid': ({ florins: paid }, nameOf) =>
      `Le agenzie rendono: ${listed(paid.map((sum, seat) => `${nameOf(seat)} ${florins(sum)}`))}.`,
    'discards-shuffled': ({ under, secret }) => {
      const done = under
        ? 'Le carte rimaste non bastano: gli scarti vengono mescolati sotto il mazzo'
        : 'Il mazzo è finito: gli scarti, mescolati, ne formano uno nuovo';
      return secret === undefined
        ? `${done}.`
        : `${done}: ${secret.cards.map((card) => cardName(names, card)).join(', ')}.`;
    },
    'slipping-begun': () =>
      'Le carte ancora non bastano: chi ne ha in mano ne infila una sotto il mazzo, in segreto.',
    'card-slipped': ({ seat, secret }, nameOf) => {
      if (secret === undefined) return `${nameOf(seat)} ha scelto per il mazzo.`;
      return secret.card === null
        ? `${nameOf(seat)} non ha carte da infilare sotto il mazzo.`
        : `${nameOf(seat)} infila ${cardName(names, secret.card)} sotto il mazzo.`;
    },
    'cards-slipped-under': () => 'Le carte scelte vanno sotto il mazzo.',
    'privilege-cards-turned': ({ open }, _nameOf, { edition }) =>
      `Ora sono scoperte le altre cinque carte privilegio: ${privilegeCardsSaid(names, edition, open)}.`,
    'last-round-over': () => 'L’ultimo turno è finito: vince chi ha più prestigio.',
  },
  refusals: {
    'asked-otherwise': ({ question }) => asked(asks, question),
    'not-dealt': () =>
      'Puoi comprare solo carte che hai ricevuto ora, ciascuna una volta: scegli fra quelle, o non comprare nulla.',
    'too-few-florins': ({ needed, has }) =>
      `Questo costa ${florins(Number(needed))}; ne hai ${has}. Scegli qualcosa di più economico, o rinuncia.`,
    'bid-not-higher': ({ highest }) =>
      `L’offerta più alta è di ${cards(Number(highest))}: offrine almeno ${Number(highest) + 1}, vedi o passa.`,
    'no-card-of-noble': ({ noble }) =>
      isMaximilian(noble)
        ? 'Non hai nessun pagherò, e i soli jolly non si possono offrire: passa.'
        : `Non hai nessun pagherò di ${nobleTold(names, noble)}, e i soli jolly non si possono offrire: passa.`,
    'bid-above-cards': ({ most }) =>
      `Puoi mostrare al massimo ${cards(Number(most))}: non offrire di più, o passa.`,
    'nothing-to-call': () => 'Nessuno ha offerto, quindi non c’è nulla da vedere: offri o passa.',
    'other-number-to-call': ({ highest }) =>
      `L’offerta più alta è di ${cards(Number(highest))}: vedi quella, rilancia o passa.`,
    'not-your-cards': () =>
      'Non hai tutte queste carte: scegli fra quelle della tua mano, ciascuna una volta.',
    'wrong-number-of-cards': ({ needed, chosen }) =>
      `Hai offerto ${cards(Number(needed))} e ne hai scelte ${chosen}: scegline tante quante ne hai offerte.`,
    'wrong-noble': ({ noble }) =>
      isMaximilian(noble)
        ? 'Almeno una carta deve essere un pagherò: i soli jolly non valgono.'
        : `Qui valgono solo pagherò di ${nobleTold(names, noble)} e jolly, con almeno un pagherò: scegli altre carte.`,
    'only-jokers': () => 'I soli jolly non si possono mostrare: scegli almeno un pagherò.',
    'card-not-open': () => 'Questa carta privilegio ora non è scoperta: prendine una che lo sia.',
    'privilege-not-left': ({ privilege }) =>
      `Sulla tua carta non resta il privilegio «${privilegeTold(names, privilege)}»: usane un altro, o lasciane uno inutilizzato.`,
    'top-level': ({ colour }) =>
      `Sei già al livello più alto ${inColour[colour as Colour]}: non si sale oltre. Usa il privilegio in altro modo.`,
    'tile-in-supply': ({ colour, level }) =>
      `Nella riserva c’è ancora una tessera del ${levelTold(names, level, colour)}: prendi quella, senza toglierla a nessuno.`,
    'not-in-supply': ({ colour, level }) =>
      `Nella riserva non ci sono più tessere del ${levelTold(names, level, colour)}: di’ a quale avversario di quel livello la togli.`,
    'not-on-level': ({ seat, colour, level }, nameOf) =>
      `${nameOf(Number(seat))} non è al ${levelTold(names, level, colour)}: togli la tessera a chi c’è.`,
    'level-too-low': ({ colour, needed, level }) =>
      `Per questo serve il ${levelTold(names, needed, colour)}; tu sei al ${names.level(Number(level))}. Prima sali, o usa il privilegio in altro modo.`,
    'right-owned': ({ right }) =>
      `Questa tessera (${rightTold(names, right)}) ce l’hai già, e se ne può avere una: usa il privilegio in altro modo.`,
    'stack-empty': ({ right }) =>
      `Non restano tessere di questo tipo (${rightTold(names, right)}): usa il privilegio in altro modo.`,
    'no-architect': () => 'Non hai l’Architetto: costruisci con un privilegio delle cariche.',
    'architect-used': () =>
      'Il tuo Architetto ha già costruito per quest’asta: usa un privilegio delle cariche, o aspetta un’altra vittoria.',
    'privileges-left': () =>
      'Ti restano privilegi: usane due, o lasciali inutilizzati uno alla volta.',
    'just-drawn': () => 'Questa carta l’hai appena pescata: scartane una che avevi già.',
    'card-needed': () => 'Hai una carta che può andare: di’ quale.',
    'empty-order': () =>
      'Quest’ordine non dice nulla: fagli offrire, mostrare, scartare o scegliere un compenso.',
    'order-too-late': () =>
      'Ciò a cui serviva quest’ordine è già passato: lasciane uno per un’asta che deve ancora venire.',
    'no-auction-open': () =>
      'Ora non c’è un’asta aperta: di’ per quale nobile o turno vale l’ordine.',
    'not-understood': () =>
      `Non capito. Scrivi una sola azione per riga, per esempio: ${commands}. Ciò che fai con una carta privilegio può stare in una sola: ${cardLine}.`,
  },
  lines: {
    privilege: 'Carte privilegio',
    unused: 'Privilegi non usati',
    robbed: 'Compensi per livelli persi',
    peerage: 'Nobiltà',
    coat: 'Stemma',
    patent: 'Patente di nobiltà',
    'lost-church': 'Persi senza chiesa',
    'lost-cathedral': 'Persi senza cattedrale',
  },
};
