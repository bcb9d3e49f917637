import { counted } from '../../../core/language.ts';
import type { FairWords } from './words.ts';

const number = counted('it');
const coins = (count: number) => number(count, 'moneta', 'monete');
const charmName = (charm: string) => `l’amuleto ${charm.slice('charm-'.length)}`;
const lanternName = (lantern: string) => `la lanterna ${lantern.slice('lantern-'.length)}`;
const glasses = {
  amber: 'ambra',
  jade: 'giada',
  ruby: 'rubino',
  azure: 'azzurro',
};
const glassOf: Readonly<Record<string, string>> = glasses;
const glass = (patron: string) => glassOf[patron.replace('patron-', '')] ?? patron;

export const it: FairWords = {
  name: 'La fiera delle lanterne',
  summary: 'Dodici lanterne, un mecenate segreto a testa, offerte segrete e aste aperte a turno.',
  options: { stalls: { label: 'Quante lanterne si vendono' } },
  actions: {
    keep: ({ charms }) => `Tieni ${charms.map(charmName).join(', ')}`,
    polish: ({ lantern }) => `Lucida ${lanternName(lantern)}`,
    take: () => 'Prendila',
    leave: () => 'Lasciala',
    seal: ({ coins: bid }) => `Offri in segreto ${coins(bid)}`,
    raise: ({ coins: bid }) => `Offri ${coins(bid)}`,
    pass: () => 'Passa',
  },
  forms: { keep: () => 'Tieni da uno a tre dei tuoi amuleti' },
  choices: { charms: 'amuleti' },
  costs: { coins },
  counts: { strength: 'forza' },
  piece: pieceName,
  order: ({ stalls, seal, upTo, atLimit, offered }) =>
    [
      stalls === 'all' ? 'A ogni bancarella:' : `Alla bancarella ${stalls}:`,
      ...(seal === null ? [] : [`offri in segreto ${coins(seal)};`]),
      ...(upTo === null
        ? []
        : [`rilancia fino a ${coins(upTo)}, poi ${atLimit === 'pass' ? 'passa' : 'chiedimi'};`]),
      ...(offered === 'ask'
        ? []
        : [`${offered === 'take' ? 'prendi' : 'lascia'} ciò che mi offrono;`]),
    ].join(' '),
  facts: {
    'charms-dealt': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} riceve quattro amuleti.`
        : `${nameOf(seat)} riceve ${secret.charms.map(charmName).join(', ')}.`,
    'charms-kept': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} ha scelto gli amuleti.`
        : `${nameOf(seat)} tiene ${secret.charms.map(charmName).join(', ')}.`,
    'lantern-polished': ({ seat, lantern }, nameOf) =>
      `${nameOf(seat)} lucida ${lanternName(lantern)}.`,
    'lantern-offered': ({ seat, lantern }, nameOf) =>
      `Nessuno compra ${lanternName(lantern)}: può averla ${nameOf(seat)}, il più povero.`,
    'lantern-taken': ({ seat, lantern }, nameOf) =>
      `${nameOf(seat)} prende ${lanternName(lantern)}.`,
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
    'secrets-shown': ({ patrons, charms }, nameOf) =>
      `Si mostra tutto: ${patrons
        .map(
          (patron, seat) =>
            `${nameOf(seat)} ${[glass(patron), ...(charms[seat] ?? []).map(charmName)].join(', ')}`,
        )
        .join('; ')}.`,
  },
  refusals: {
    'no-charms-to-keep': () => 'Hai già scelto i tuoi amuleti.',
    'not-dealt': () => 'Scegli tra gli amuleti che hai ricevuto, ciascuno una volta.',
    'wrong-number-of-charms': ({ fewest, most }) => `Tieni da ${fewest} a ${most} amuleti.`,
    'charms-too-strong': ({ strength, most }) =>
      `Questi amuleti fanno ${strength}; possono fare ${most}. Scegline di più deboli, o meno.`,
    'not-your-lantern': () => 'Puoi lucidare solo una tua lanterna.',
    'already-polished': () => 'Questa lanterna è già lucidata.',
    'no-coin-left': () => 'Lucidare costa una moneta, e non ne hai più.',
    'nothing-offered': () => 'Ora non ti viene offerto nulla.',
    'offered-instead': () => 'Ora la lanterna è offerta al più povero: prendila o lasciala.',
    'empty-order': () => 'Quest’ordine non dice nulla: indica un’offerta o che fare di un dono.',
    'no-stall-open': () => 'Nessuna bancarella è aperta: lascia l’ordine per tutte.',
    'not-understood': () =>
      'Non capito. Scrivi per esempio: keep 3 9, seal 4, bid 5, polish 7, pass, take, leave.',
    'not-a-sealed-sale': () => 'Questa bancarella vende all’asta aperta: offri o passa.',
    'not-an-open-auction': () => 'Questa bancarella vende a offerte segrete: fanne una.',
    'bid-above-purse': ({ coins: bid, purse }) =>
      `Hai ${coins(Number(purse))}, quindi non puoi offrire ${bid}.`,
    'bid-not-higher': ({ highest }) =>
      `L’offerta più alta è ${highest}: offri almeno ${Number(highest) + 1} oppure passa.`,
    'same-seal': ({ coins: bid }) => `La tua offerta segreta è già ${bid}.`,
  },
  printed: {
    entries: {
      name: 'nome dell’edizione',
      coins: 'monete di ogni giocatore',
      glasses: 'tipi di vetro, ognuno amato da un mecenate',
      lanterns: 'lanterne',
      light: 'luce',
      glass: 'vetro',
      charms: 'forze degli amuleti',
      mostCharm: 'somma massima di quelli tenuti',
    },
    choices: glasses,
  },
  faults: {
    'glass-twice': ({ glass: loved }) => `Due mecenati amano il vetro ${loved}.`,
    'too-few-patrons': ({ patrons, seats }) =>
      `${patrons} mecenati sono troppo pochi per ${seats} giocatori.`,
    'glass-unloved': ({ glass: unloved }) => `Nessun mecenate ama il vetro ${unloved}.`,
    'charms-too-strong': ({ count, most }) =>
      `${count} amuleti sono più forti di ${most}: chi ne riceve quattro non potrebbe tenerne nessuno.`,
  },
  lines: {
    light: 'Luce delle lanterne',
    patron: 'Lanterne amate dal mecenate, un’altra volta',
    polish: 'Lanterne lucidate',
    charms: 'Amuleti',
  },
  chapters: {
    'LF 1': 'Preparazione',
    'LF 2': 'Amuleti',
    'LF 3': 'Bancarelle',
    'LF 4': 'Offerte segrete',
    'LF 5': 'Asta aperta',
    'LF 6': 'La fine',
    'LF 7': 'Ordini',
  },
  rules: {
    'LF 1.1': 'Da due a quattro posti; tutti cominciano con le stesse monete.',
    'LF 1.2': 'Le lanterne si mescolano coperte.',
    'LF 1.3': 'Ogni posto riceve un mecenate, che solo lui può guardare fino alla fine.',
    'LF 1.4': 'Ogni posto riceve quattro amuleti, che solo lui può guardare.',
    'LF 2.1':
      'Prima della fiera ognuno tiene in segreto da uno a tre amuleti. I loro numeri possono fare al massimo 20.',
    'LF 2.2': 'Gli altri amuleti tornano nella scatola e nessun altro li vede.',
    'LF 3.1': 'A ogni bancarella si accende la prima lanterna del mazzo.',
    'LF 3.2': 'Le bancarelle dispari vendono a offerte segrete, le pari all’asta aperta.',
    'LF 4.1': 'Ognuno offre in segreto da niente a tutte le sue monete.',
    'LF 4.2': 'Un’offerta segreta si può cambiare finché non è arrivata l’ultima.',
    'LF 4.3':
      'Le offerte si aprono insieme. La più alta, se è una sola, paga e prende la lanterna; in caso di parità, o se tutti offrono niente, la lanterna si spegne.',
    'LF 5.1': 'Parla per primo chi ha comprato per ultimo; il primo posto se nessuno ha comprato.',
    'LF 5.2': 'A turno ognuno offre più dell’offerta più alta, entro la sua borsa,',
    'LF 5.3': 'oppure passa, e per quest’asta è fuori.',
    'LF 5.4': 'Quando tutti gli altri sono passati, il più alto compra.',
    'LF 5.5':
      'Prima di offrire o passare si possono lucidare lanterne proprie, ciascuna una volta, per una moneta l’una.',
    'LF 5.6':
      'Se passano tutti, la lanterna è offerta in dono al posto con meno monete, se nessun altro ne ha così poche. La prende o la lascia; lasciata, o offerta a nessuno, si spegne.',
    'LF 6.1': 'Dopo l’ultima bancarella si mostrano tutti i segreti.',
    'LF 6.2':
      'Una lanterna vale la sua luce, il doppio se il tuo mecenate ama il suo vetro; ogni lanterna lucidata e ogni amuleto un punto in più.',
    'LF 6.3': 'Vincono i punti più alti; poi le monete; poi la vittoria è condivisa.',
    'LF 7.1':
      'Un ordine vale per una bancarella o per tutte, e dice che cosa offrire in segreto, fin dove rilanciare o che fare di un dono.',
    'LF 7.2':
      'Fa ciò che potrebbe fare il suo padrone: offre quanto la borsa consente, rilancia di uno, poi passa o chiede.',
    'LF 7.3': 'Di più ordini decide l’ultimo lasciato.',
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
    charms: 'Scelta degli amuleti',
    myCharms: 'I tuoi amuleti',
    charm: charmName,
    polished: 'lucidata',
    offered: (name) => `Offerta a ${name}.`,
    chooses: 'sceglie gli amuleti',
    maySpeak: 'può prenderla',
    fairgoers: 'Alla fiera',
    columns: ['Giocatore', 'Monete', 'Lanterne', 'Mecenate', 'Amuleti', 'Ora'],
    hasSealed: 'ha offerto',
    hasPassed: 'passato',
    speaks: 'tocca a lui',
    goneOut: 'Spente',
    left: (count) => number(count, 'lanterna rimasta nel mazzo', 'lanterne rimaste nel mazzo'),
  },
};

function pieceName(id: string): string {
  if (id.startsWith('charm-')) return charmName(id);
  return id.startsWith('patron-') ? `il mecenate che ama il vetro ${glass(id)}` : lanternName(id);
}
