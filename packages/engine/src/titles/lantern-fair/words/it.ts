import { counted } from '../../../core/language.ts';
import type { FairWords } from './words.ts';

const number = counted('it');
const coins = (count: number) => number(count, 'moneta', 'monete');
const lanternName = (lantern: string) => `la lanterna ${lantern.slice('lantern-'.length)}`;
const glasses: Readonly<Record<string, string>> = {
  amber: 'ambra',
  jade: 'giada',
  ruby: 'rubino',
  azure: 'azzurro',
};
const glass = (patron: string) => glasses[patron.replace('patron-', '')] ?? patron;

export const it: FairWords = {
  name: 'La fiera delle lanterne',
  summary: 'Dodici lanterne, un mecenate segreto a testa, offerte segrete e aste aperte a turno.',
  actions: {
    seal: ({ coins: bid }) => `Offri in segreto ${coins(bid)}`,
    raise: ({ coins: bid }) => `Offri ${coins(bid)}`,
    pass: () => 'Passa',
  },
  facts: {
    'lanterns-shuffled': () => 'Le lanterne vengono mescolate.',
    'patron-dealt': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} riceve un mecenate.`
        : `${nameOf(seat)} riceve un mecenate che ama il vetro ${glass(secret.patron)}.`,
    'lantern-lit': ({ stall, lantern }) =>
      `Bancarella ${stall}: si accende ${lanternName(lantern)}.`,
    'bid-sealed': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} ha fatto un’offerta segreta.`
        : `${nameOf(seat)} offre in segreto ${coins(secret.coins)}.`,
    'bids-opened': ({ coins: bids }, nameOf) =>
      `Si aprono le offerte: ${bids.map((bid, seat) => `${nameOf(seat)} ${bid}`).join(', ')}.`,
    'bid-raised': ({ seat, coins: bid }, nameOf) => `${nameOf(seat)} offre ${coins(bid)}.`,
    passed: ({ seat }, nameOf) => `${nameOf(seat)} passa.`,
    'lantern-sold': ({ lantern, seat, coins: price }, nameOf) =>
      `${nameOf(seat)} compra ${lanternName(lantern)} per ${coins(price)}.`,
    'lantern-gone-out': ({ lantern }) => `Nessuno compra ${lanternName(lantern)}: si spegne.`,
    'patrons-shown': ({ patrons }, nameOf) =>
      `Si mostrano i mecenati: ${patrons
        .map((patron, seat) => `${nameOf(seat)} ${glass(patron)}`)
        .join(', ')}.`,
  },
  refusals: {
    'not-a-sealed-sale': () => 'Questa bancarella vende all’asta aperta: offri o passa.',
    'not-an-open-auction': () => 'Questa bancarella vende a offerte segrete: fanne una.',
    'bid-above-purse': ({ coins: bid, purse }) =>
      `Hai ${coins(Number(purse))}, quindi non puoi offrire ${bid}.`,
    'bid-not-higher': ({ highest }) =>
      `L’offerta più alta è ${highest}: offri almeno ${Number(highest) + 1} oppure passa.`,
    'same-seal': ({ coins: bid }) => `La tua offerta segreta è già ${bid}.`,
  },
  rules: {
    'LF 1.1': 'Da due a quattro posti; tutti cominciano con le stesse monete.',
    'LF 1.2': 'Le lanterne si mescolano coperte.',
    'LF 1.3': 'Ogni posto riceve un mecenate, che solo lui può guardare fino alla fine.',
    'LF 2.1': 'A ogni bancarella si accende la prima lanterna del mazzo.',
    'LF 2.2': 'Le bancarelle dispari vendono a offerte segrete, le pari all’asta aperta.',
    'LF 3.1': 'Ognuno offre in segreto da niente a tutte le sue monete.',
    'LF 3.2': 'Un’offerta segreta si può cambiare finché non è arrivata l’ultima.',
    'LF 3.3':
      'Le offerte si aprono insieme. La più alta, se è una sola, paga e prende la lanterna; in caso di parità, o se tutti offrono niente, la lanterna si spegne.',
    'LF 4.1': 'Parla per primo chi ha comprato per ultimo; il primo posto se nessuno ha comprato.',
    'LF 4.2': 'A turno ognuno offre più dell’offerta più alta, entro la sua borsa,',
    'LF 4.3': 'oppure passa, e per quest’asta è fuori.',
    'LF 4.4':
      'Quando tutti gli altri sono passati, il più alto compra. Se passano tutti, la lanterna si spegne.',
    'LF 5.1': 'Dopo l’ultima bancarella si mostrano i mecenati.',
    'LF 5.2': 'Una lanterna vale la sua luce, il doppio se il tuo mecenate ama il suo vetro.',
    'LF 5.3': 'Vincono i punti più alti; poi le monete; poi la vittoria è condivisa.',
  },
  board: {
    stall: (held, all) => `Bancarella ${held} di ${all}`,
    sealed: 'Offerte segrete',
    open: 'Asta aperta',
    noStall: 'La fiera è finita.',
    lantern: lanternName,
    glass,
    light: 'Luce',
    highest: (name, bid) => `Offerta più alta: ${coins(bid)}, di ${name}.`,
    noBid: 'Nessuno ha ancora offerto.',
    mySeal: (bid) => `Hai offerto in segreto ${coins(bid)}.`,
    myPatron: (name) => `Il tuo mecenate ama il vetro ${name}.`,
    fairgoers: 'Alla fiera',
    columns: ['Giocatore', 'Monete', 'Lanterne', 'Mecenate', 'A questa bancarella'],
    hasSealed: 'ha offerto',
    hasPassed: 'passato',
    speaks: 'tocca a lui',
    goneOut: 'Spente',
    left: (count) => number(count, 'lanterna rimasta nel mazzo', 'lanterne rimaste nel mazzo'),
  },
};
