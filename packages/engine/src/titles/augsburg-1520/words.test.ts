import { describe, expect, it } from 'vitest';
import { redactFact } from '../../core/fact.ts';
import { type Language, languages } from '../../core/language.ts';
import { actionSentence, factSentence, refusalSentence } from '../../core/sentences.ts';
import { reconstruction } from './edition.ts';
import { title } from './index.ts';
import type { Action, Fact, Order } from './types.ts';
import { words } from './words/index.ts';
import { names } from './words/names/index.ts';

const table = {
  options: { openMoney: false, smallBidsUnpaid: false },
  edition: reconstruction,
  seats: 4,
};
const setting = { title, table };
const nameOf = (seat: number) => ['Ada', 'Bruno', 'Carla', 'Dino'][seat] ?? 'Nobody';

/** A fact as a viewer reads it. */
const said = (fact: Fact, language: Language, viewer: number | 'referee' = 'referee') => {
  const told = redactFact(fact, viewer);
  return told === null ? null : factSentence(setting, told, language, nameOf);
};

/** A fact in English, Italian, French and Spanish. */
const inAll = (fact: Fact, viewer?: number) =>
  languages.map((language) => said(fact, language, viewer ?? 'referee'));

const gained = (known: object): Fact => ({
  type: 'prestige-gained',
  seat: 0,
  privilege: null,
  from: [{ source: 'privilege', points: 6 }],
  lost: 0,
  without: null,
  to: 6,
  ...known,
});

const order = (known: Partial<Order>): Order => ({
  scope: { of: 'noble', noble: 'maria' },
  bidding: null,
  jokers: 40,
  show: null,
  discard: null,
  robbed: null,
  untilWin: null,
  ...known,
});

const orderInAll = (known: Partial<Order>) =>
  languages.map((language) => words[language].order(order(known), nameOf, table));

const doneInAll = (action: Action) =>
  languages.map((language) => actionSentence(setting, action, language, nameOf));

const refusedInAll = (code: string, details: Readonly<Record<string, number | string>>) =>
  languages.map((language) =>
    refusalSentence(setting, { code, rule: 'A 2.1', details }, language, nameOf),
  );

describe('what happened, in four languages', () => {
  it('counts cards, florins and prestige', () => {
    expect([0, 1, 2, 5].map((cards) => said({ type: 'bid-made', seat: 0, cards }, 'en'))).toEqual([
      'Ada bids 0 cards.',
      'Ada bids 1 card.',
      'Ada bids 2 cards.',
      'Ada bids 5 cards.',
    ]);
    expect(inAll({ type: 'bid-made', seat: 0, cards: 1 })).toEqual([
      'Ada bids 1 card.',
      'Ada offre 1 carta.',
      'Ada mise 1 carte.',
      'Ada puja 1 carta.',
    ]);
    expect(names.fr.florins(0)).toBe('0 florin');
    expect(names.es.florins(1)).toBe('1 florín');
    expect(names.it.points(1)).toBe('1 punto prestigio');
    expect(names.it.ious(1)).toBe('1 pagherò');
    expect(names.it.ious(5)).toBe('5 pagherò');
    expect(names.es.ious(1)).toBe('1 pagaré');
    expect(names.es.listed(['Ada', 'Inés'])).toBe('Ada e Inés');
    expect(names.es.listed(['Ada', 'Hieronymus', 'Bruno'])).toBe('Ada, Hieronymus y Bruno');
    expect(names.es.listed(['Ada', 'Hieronymus'])).toBe('Ada y Hieronymus');
    expect(names.fr.ious(5)).toBe('5 créances');
  });

  it('A 4.1: tells what was lost, and for want of what', () => {
    const lost = gained({
      from: [
        { source: 'peerage', points: 8 },
        { source: 'coat', points: 2 },
        { source: 'patent', points: 4 },
      ],
      lost: 10,
      without: 'church',
      to: 25,
    });
    expect(inAll(lost)).toEqual([
      'Ada gains 14 prestige points (8 for the peerage, 2 for the coat of arms, 4 for the patent of nobility), loses 10 of them without a church and stands at 25.',
      'Ada guadagna 14 punti prestigio (8 per la nobiltà, 2 per lo stemma, 4 per la patente di nobiltà), ne perde 10 senza chiesa e resta a 25.',
      'Ada gagne 14 points de prestige (8 pour la noblesse, 2 pour le blason, 4 pour la lettre de noblesse), en perd 10 faute d’église et reste à 25.',
      'Ada gana 14 puntos de prestigio (8 por la nobleza, 2 por el escudo de armas, 4 por la carta de nobleza), pierde 10 por falta de iglesia y se queda en 25.',
    ]);
    expect(said(gained({}), 'en')).toBe('Ada gains 6 prestige points and stands at 6.');
    expect(said(gained({ lost: 1, without: 'cathedral', to: 45 }), 'en')).toBe(
      'Ada gains 6 prestige points, loses 1 of them without a cathedral and stands at 45.',
    );
  });

  it('A 3.5: tells who takes a level, and who drops', () => {
    const taken = {
      type: 'level-taken',
      seat: 0,
      colour: 'violet',
      level: 4,
      tile: 'violet-4-1',
      from: 1,
      handedOn: 'violet-3-1',
    } as const;
    expect(inAll(taken)).toEqual([
      'Ada takes level 4 of the offices (mayor) from Bruno, who drops to level 3.',
      'Ada toglie a Bruno il livello 4 delle cariche (borgomastro): Bruno scende al livello 3.',
      'Ada prend à Bruno le niveau 4 des charges (bourgmestre) : Bruno descend au niveau 3.',
      'Ada quita a Bruno el nivel 4 de los cargos (burgomaestre): Bruno baja al nivel 3.',
    ]);
    expect(said({ ...taken, colour: 'yellow', level: 3, from: null }, 'en')).toBe(
      'Ada takes level 3 of the agencies (agency III).',
    );
  });

  it('A 2.6, 2.7: tells one alone from several', () => {
    const closed = { type: 'bidding-closed', noble: 'leo', cards: 1, seats: [2] } as const;
    const listed = (...seats: number[]): Fact => ({ ...closed, seats });
    expect(inAll(listed(2))).toEqual([
      'The bidding for Leo is over: Carla alone has bid 1 card.',
      'Le offerte per Leone sono chiuse: solo Carla ha offerto 1 carta.',
      'Les mises pour Léon sont closes : Carla a misé 1 carte, plus que quiconque.',
      'Se cierran las pujas por León: solo Carla ha pujado 1 carta.',
    ]);
    expect(inAll(listed(0, 2, 3))).toEqual([
      'The bidding for Leo is over: Ada, Carla and Dino have bid 1 card each.',
      'Le offerte per Leone sono chiuse: Ada, Carla e Dino hanno offerto 1 carta a testa.',
      'Les mises pour Léon sont closes : Ada, Carla et Dino ont misé 1 carte chacun.',
      'Se cierran las pujas por León: Ada, Carla y Dino han pujado 1 carta cada uno.',
    ]);
  });

  it('A 2.8: ranks the second and the third', () => {
    const second = { type: 'consolation-paid', seat: 1, rank: 2, florins: 100 } as const;
    expect(inAll(second)).toEqual([
      'Bruno comes second and gets 100 florins.',
      'Bruno è al secondo posto e riceve 100 fiorini.',
      'Bruno arrive en deuxième place et reçoit 100 florins.',
      'Bruno queda en segundo lugar y recibe 100 florines.',
    ]);
    expect(said({ ...second, rank: 3, florins: 50 }, 'it')).toBe(
      'Bruno è al terzo posto e riceve 50 fiorini.',
    );
  });

  it('A 3.7, 3.8: names rights with what is printed on them', () => {
    const patent = { type: 'right-taken', seat: 0, right: 'patent', tile: 'patent-1' } as const;
    expect(inAll(patent)).toEqual([
      'Ada takes the patent of nobility of 5 prestige points.',
      'Ada prende la patente di nobiltà da 5 punti prestigio.',
      'Ada prend la lettre de noblesse à 5 points de prestige.',
      'Ada toma la carta de nobleza de 5 puntos de prestigio.',
    ]);
    const architect = {
      type: 'right-taken',
      seat: 0,
      right: 'architect',
      tile: 'architect-1',
    } as const;
    expect(inAll(architect)).toEqual([
      'Ada takes the Architect.',
      'Ada prende l’Architetto.',
      'Ada prend l’Architecte.',
      'Ada toma el Arquitecto.',
    ]);
  });

  it('A 7: tells outsiders that something was chosen, and no more', () => {
    const purchase: Fact = {
      type: 'purchase-chosen',
      seat: 0,
      secret: { seenBy: [0], cards: ['maria-14', 'joker-3', 'joker-5'], florins: 1200 },
    };
    expect(inAll(purchase, 0)).toEqual([
      'Ada chooses to buy Maria 14, 2 jokers, for 1200 florins.',
      'Ada sceglie di comprare: Maria 14, 2 jolly, per 1200 fiorini.',
      'Ada choisit d’acheter : Marie 14, 2 jokers, pour 1200 florins.',
      'Ada elige comprar: María 14, 2 comodines, por 1200 florines.',
    ]);
    expect(inAll(purchase, 1)).toEqual([
      'Ada has chosen what to buy.',
      'Ada ha scelto che cosa comprare.',
      'Ada a choisi ses achats.',
      'Ada ha elegido qué comprar.',
    ]);
    const slipped: Fact = {
      type: 'card-slipped',
      seat: 0,
      secret: { seenBy: [0], card: null },
    };
    expect(said(slipped, 'en', 0)).toBe('Ada has no card to slip under the deck.');
    expect(said(slipped, 'en', 1)).toBe('Ada has chosen for the deck.');
    const dealt: Fact = {
      type: 'cards-dealt',
      seat: 0,
      free: 1,
      toBuy: 2,
      secret: { seenBy: [0], free: ['leo-3'], toBuy: ['maria-1', 'joker-2'] },
    };
    expect(said(dealt, 'en', 0)).toBe(
      'Ada gets free: Leo 3, and is dealt, to buy: Maria 1, 1 joker.',
    );
    expect(inAll(dealt, 1)).toEqual([
      'Ada gets free: 1 card, and is dealt, to buy: 2 cards.',
      'Ada riceve gratis: 1 carta, e da comprare: 2 carte.',
      'Ada reçoit gratuitement : 1 carte, et à acheter : 2 cartes.',
      'Ada recibe gratis: 1 carta, y para comprar: 2 cartas.',
    ]);
  });

  it('A 5.4: tells where the discards go', () => {
    const shuffled = (under: boolean): Fact => ({
      type: 'discards-shuffled',
      under,
      secret: { seenBy: [], cards: ['leo-3', 'joker-1'] },
    });
    expect(said(shuffled(true), 'en', 0)).toBe(
      'There are too few cards left: the discards are shuffled under the deck.',
    );
    expect(said(shuffled(false), 'es', 0)).toBe(
      'El mazo se ha agotado: los descartes, barajados, forman otro.',
    );
    expect(said(shuffled(false), 'en')).toBe(
      'The deck is used up: the discards are shuffled into a new one: Leo 3, joker.',
    );
  });
});

describe('orders as one would say them', () => {
  const bidding = {
    open: 2,
    raise: { below: 0, to: 'next' },
    call: 3,
    otherwise: 'pass',
  } as const;

  it('A 8.1: says how to bid and what to show', () => {
    expect(orderInAll({ bidding, show: { kind: 'highest', jokers: 'first' } })).toEqual([
      'For Maria in every round: open with 2 cards if nobody has bid; call up to 3 cards; else pass; show my highest with the lowest others, jokers first.',
      'Per Maria in ogni turno: apri con 2 carte se nessuno ha offerto; vedi fino a 3 carte; altrimenti passa; mostra la mia carta più alta con le altre più basse, prima i jolly.',
      'Pour Marie à chaque manche : ouvrir à 2 cartes si personne n’a misé ; suivre jusqu’à 3 cartes ; sinon passer ; montrer ma plus haute avec les autres plus basses, jokers d’abord.',
      'Por María en cada ronda: abre con 2 cartas si nadie ha pujado; iguala hasta 3 cartas; si no, pasa; muestra mi carta más alta con las demás más bajas, comodines primero.',
    ]);
  });

  it('A 8.1: says for which auctions, and how long', () => {
    const forScope = (scope: Order['scope']) =>
      words.en.order(order({ scope, robbed: 'florins' }), nameOf, table);
    const taken = 'if robbed of a level, take the florins.';
    expect(forScope({ of: 'auction', round: 3, noble: 'leo' })).toBe(
      `For Leo in round 3: ${taken}`,
    );
    expect(forScope({ of: 'auction', round: null, noble: 'leo' })).toBe(
      `For Leo in this round: ${taken}`,
    );
    expect(forScope({ of: 'auction', round: null, noble: null })).toBe(
      `In the auction now open: ${taken}`,
    );
    expect(forScope({ of: 'noble', noble: null })).toBe(
      `For the noble now visited, in every round: ${taken}`,
    );
    expect(forScope({ of: 'round', round: null })).toBe(`In every auction of this round: ${taken}`);
    expect(forScope({ of: 'round', round: 2 })).toBe(`In every auction of round 2: ${taken}`);
    expect(forScope({ of: 'game' })).toBe(`In every auction of the game: ${taken}`);
    expect(words.en.order(order({ untilWin: { wins: null } }), nameOf, table)).toBe(
      'For Maria in every round, until I win one.',
    );
  });

  it('A 8.1: says each part only where it says something', () => {
    const saying = (known: Partial<Order>) => orderInAll(known)[0]?.replace(/^[^:]*: /, '');
    const none = { open: 0, raise: { below: 1, to: 'next' }, call: 0, otherwise: 'pass' } as const;
    expect(saying({ bidding: none })).toBe('pass.');
    expect(saying({ bidding: { ...none, otherwise: 'ask' } })).toBe(
      'pass if nobody has bid; else ask me.',
    );
    expect(saying({ bidding: { ...none, raise: { below: 5, to: 'next' } } })).toBe(
      'pass if nobody has bid; raise by one while the highest bid is below 5 cards; else pass.',
    );
    expect(saying({ bidding: { ...none, raise: { below: 5, to: 'limit' } } })).toBe(
      'pass if nobody has bid; raise at once to 5 cards; else pass.',
    );
    expect(saying({ bidding: none, jokers: 0 })).toBe('pass; use no jokers.');
    expect(saying({ bidding: none, jokers: 1 })).toBe('pass; use at most 1 joker.');
    expect(saying({ robbed: 'florins', jokers: 0 })).toBe(
      'if robbed of a level, take the florins.',
    );
    expect(saying({ show: { kind: 'ranked', cards: ['maria-14', 'joker', 'maria-2'] } })).toBe(
      'show the first that fit of Maria 14, joker, Maria 2.',
    );
    expect(saying({ discard: { kind: 'lowest', jokers: 'last' } })).toBe(
      'alone, discard the lowest, jokers last.',
    );
    expect(saying({ robbed: 'prestige-unless-lost' })).toBe(
      'if robbed of a level, take the prestige, or the florins where it would be lost.',
    );
  });
});

describe('what one may do, and why not', () => {
  it('says acts as on a button', () => {
    expect(doneInAll({ type: 'step', colour: 'orange', from: 1 })).toEqual([
      'Take the next level of the peerage from Bruno',
      'Sali di un livello nella nobiltà, togliendolo a Bruno',
      'Monter d’un niveau dans la noblesse, en le prenant à Bruno',
      'Subir un nivel en la nobleza, quitándoselo a Bruno',
    ]);
    expect(doneInAll({ type: 'take-compensation', as: 'prestige' })).toEqual([
      'Take 1 prestige point',
      'Prendi 1 punto prestigio',
      'Prendre 1 point de prestige',
      'Tomar 1 punto de prestigio',
    ]);
    expect(doneInAll({ type: 'buy', cards: [], jokers: 0 })).toEqual([
      'Buy nothing',
      'Non comprare nulla',
      'Ne rien acheter',
      'No comprar nada',
    ]);
    expect(doneInAll({ type: 'show', cards: ['leo-2'], jokers: 1 })).toEqual([
      'Show Leo 2, 1 joker',
      'Mostra Leone 2, 1 jolly',
      'Montrer Léon 2, 1 joker',
      'Mostrar León 2, 1 comodín',
    ]);
  });

  it('A 2.1: speaks of Maximilian, for whom all IOUs count, as of no other', () => {
    expect(refusedInAll('no-card-of-noble', { noble: 'louise' })).toEqual([
      'You hold no IOU of Louise, and jokers alone cannot be bid: pass.',
      'Non hai nessun pagherò di Luisa, e i soli jolly non si possono offrire: passa.',
      'Vous n’avez aucune créance de Louise, et des jokers seuls ne se misent pas : passez.',
      'No tienes ningún pagaré de Luisa, y los comodines solos no se pueden pujar: pasa.',
    ]);
    expect(refusedInAll('no-card-of-noble', { noble: 'maximilian' })[0]).toBe(
      'You hold no IOU, and jokers alone cannot be bid: pass.',
    );
  });

  it('says what else is asked, for every question', () => {
    const questions = [
      'buy',
      'bid',
      'show',
      'choose',
      'privilege',
      'discard',
      'architect',
      'compensation',
      'slip',
    ];
    for (const language of languages) {
      const sentences = questions.map((question) =>
        refusalSentence(
          setting,
          { code: 'asked-otherwise', rule: 'A 3.1', details: { question } },
          language,
          nameOf,
        ),
      );
      expect(new Set(sentences).size).toBe(questions.length);
    }
  });

  it('names every piece of the box', () => {
    const named = title
      .pieces(table)
      .flatMap((id) => languages.map((language) => words[language].piece(id, table)));
    expect(named.filter((name) => /undefined|NaN|^$/.test(name))).toEqual([]);
    expect(words.en.piece('privilege-6', table)).toBe(
      'privilege card 6 (peerage, offices, 500 florins)',
    );
    expect(words.it.piece('violet-3-1', table)).toBe(
      'tessera: livello 3 delle cariche (consigliere)',
    );
    expect(words.fr.piece('church-2', table)).toBe('tuile : église à 800 florins');
  });
});
