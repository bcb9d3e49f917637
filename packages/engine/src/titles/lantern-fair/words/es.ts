import { counted } from '../../../core/language.ts';
import type { FairWords } from './words.ts';

const number = counted('es');
const coins = (count: number) => number(count, 'moneda', 'monedas');
const charmName = (charm: string) => `el amuleto ${charm.slice('charm-'.length)}`;
const lanternName = (lantern: string) => `el farol ${lantern.slice('lantern-'.length)}`;
const glasses = {
  amber: 'ámbar',
  jade: 'jade',
  ruby: 'rubí',
  azure: 'azul',
};
const glassOf: Readonly<Record<string, string>> = glasses;
const glass = (patron: string) => glassOf[patron.replace('patron-', '')] ?? patron;

export const es: FairWords = {
  name: 'La feria de los faroles',
  summary:
    'Doce faroles, un mecenas secreto por jugador, pujas selladas y subastas abiertas por turnos.',
  options: { stalls: { label: 'Cuántos farolillos se venden' } },
  actions: {
    keep: ({ charms }) => `Conservar ${charms.map(charmName).join(', ')}`,
    polish: ({ lantern }) => `Pulir ${lanternName(lantern)}`,
    take: () => 'Tomarlo',
    leave: () => 'Dejarlo',
    seal: ({ coins: bid }) => `Pujar en secreto ${coins(bid)}`,
    raise: ({ coins: bid }) => `Pujar ${coins(bid)}`,
    pass: () => 'Pasar',
  },
  forms: { keep: () => 'Conserva de uno a tres de tus amuletos' },
  choices: { charms: 'amuletos' },
  costs: { coins },
  counts: { strength: 'fuerza' },
  piece: pieceName,
  order: ({ stalls, seal, upTo, atLimit, offered }) =>
    [
      stalls === 'all' ? 'En cada puesto:' : `En el puesto ${stalls}:`,
      ...(seal === null ? [] : [`pujar en secreto ${coins(seal)};`]),
      ...(upTo === null
        ? []
        : [
            `subir hasta ${coins(upTo)} y después ${atLimit === 'pass' ? 'pasar' : 'preguntarme'};`,
          ]),
      ...(offered === 'ask'
        ? []
        : [`${offered === 'take' ? 'tomar' : 'dejar'} lo que me ofrezcan;`]),
    ].join(' '),
  facts: {
    'charms-dealt': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} recibe cuatro amuletos.`
        : `${nameOf(seat)} recibe ${secret.charms.map(charmName).join(', ')}.`,
    'charms-kept': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} ha elegido sus amuletos.`
        : `${nameOf(seat)} conserva ${secret.charms.map(charmName).join(', ')}.`,
    'lantern-polished': ({ seat, lantern }, nameOf) =>
      `${nameOf(seat)} pule ${lanternName(lantern)}.`,
    'lantern-offered': ({ seat, lantern }, nameOf) =>
      `Nadie compra ${lanternName(lantern)}: puede quedárselo ${nameOf(seat)}, el más pobre.`,
    'lantern-taken': ({ seat, lantern }, nameOf) => `${nameOf(seat)} toma ${lanternName(lantern)}.`,
    'lanterns-shuffled': () => 'Se barajan los faroles.',
    'patron-dealt': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} recibe un mecenas.`
        : `${nameOf(seat)} recibe un mecenas que ama el cristal ${glass(secret.patron)}.`,
    'lantern-lit': ({ stall, lantern }) => `Puesto ${stall}: se enciende ${lanternName(lantern)}.`,
    'bid-sealed': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} ha hecho una puja secreta.`
        : `${nameOf(seat)} puja en secreto ${coins(secret.coins)}.`,
    'bids-opened': ({ coins: bids }, nameOf) =>
      `Se abren las pujas: ${bids.map((bid, seat) => `${nameOf(seat)} ${bid}`).join(', ')}.`,
    'bid-raised': ({ seat, coins: bid }, nameOf) => `${nameOf(seat)} puja ${coins(bid)}.`,
    passed: ({ seat }, nameOf) => `${nameOf(seat)} pasa.`,
    'lantern-sold': ({ lantern, seat, coins: price }, nameOf) =>
      `${nameOf(seat)} compra ${lanternName(lantern)} por ${coins(price)}.`,
    'lantern-gone-out': ({ lantern }) => `Nadie compra ${lanternName(lantern)}: se apaga.`,
    'secrets-shown': ({ patrons, charms }, nameOf) =>
      `Se muestra todo: ${patrons
        .map(
          (patron, seat) =>
            `${nameOf(seat)} ${[glass(patron), ...(charms[seat] ?? []).map(charmName)].join(', ')}`,
        )
        .join('; ')}.`,
  },
  refusals: {
    'no-charms-to-keep': () => 'Ya has elegido tus amuletos.',
    'not-dealt': () => 'Elige entre los amuletos que recibiste, cada uno una vez.',
    'wrong-number-of-charms': ({ fewest, most }) => `Conserva de ${fewest} a ${most} amuletos.`,
    'charms-too-strong': ({ strength, most }) =>
      `Estos amuletos suman ${strength}; pueden sumar ${most}. Elige otros más débiles, o menos.`,
    'not-your-lantern': () => 'Solo puedes pulir un farol tuyo.',
    'already-polished': () => 'Este farol ya está pulido.',
    'no-coin-left': () => 'Pulir cuesta una moneda, y no te queda ninguna.',
    'nothing-offered': () => 'Ahora no se te ofrece nada.',
    'offered-instead': () => 'El farol se ofrece ahora al más pobre: tómalo o déjalo.',
    'empty-order': () => 'Esta orden no dice nada: indica una puja, o qué hacer con un regalo.',
    'no-stall-open': () => 'No hay ningún puesto abierto: deja la orden para todos.',
    'not-understood': () =>
      'No se entiende. Escribe por ejemplo: keep 3 9, seal 4, bid 5, polish 7, pass, take, leave.',
    'not-a-sealed-sale': () => 'Este puesto vende en subasta abierta: puja o pasa.',
    'not-an-open-auction': () => 'Este puesto vende por pujas selladas: haz una.',
    'bid-above-purse': ({ coins: bid, purse }) =>
      `Tienes ${coins(Number(purse))}, así que no puedes pujar ${bid}.`,
    'bid-not-higher': ({ highest }) =>
      `La puja más alta es ${highest}: puja al menos ${Number(highest) + 1} o pasa.`,
    'same-seal': ({ coins: bid }) => `Tu puja secreta ya es ${bid}.`,
  },
  printed: {
    entries: {
      name: 'nombre de la edición',
      coins: 'monedas de cada jugador',
      glasses: 'tipos de cristal, cada uno querido por un mecenas',
      lanterns: 'faroles',
      light: 'luz',
      glass: 'cristal',
      charms: 'fuerzas de los amuletos',
      mostCharm: 'suma máxima de los que se guardan',
    },
    choices: glasses,
  },
  faults: {
    'glass-twice': ({ glass: loved }) => `Dos mecenas aman el cristal ${loved}.`,
    'too-few-patrons': ({ patrons, seats }) =>
      `${patrons} mecenas son pocos para ${seats} jugadores.`,
    'glass-unloved': ({ glass: unloved }) => `Ningún mecenas ama el cristal ${unloved}.`,
    'charms-too-strong': ({ count, most }) =>
      `${count} amuletos son más fuertes que ${most}: quien reciba cuatro no podría quedarse con ninguno.`,
  },
  lines: {
    light: 'Luz de los faroles',
    patron: 'Faroles que ama el mecenas, otra vez',
    polish: 'Faroles pulidos',
    charms: 'Amuletos',
  },
  chapters: {
    'LF 1': 'Preparación',
    'LF 2': 'Amuletos',
    'LF 3': 'Puestos',
    'LF 4': 'Pujas selladas',
    'LF 5': 'Subasta abierta',
    'LF 6': 'El final',
    'LF 7': 'Órdenes',
  },
  rules: {
    'LF 1.1': 'De dos a cuatro asientos; todos empiezan con las mismas monedas.',
    'LF 1.2': 'Los faroles se barajan boca abajo.',
    'LF 1.3': 'Cada asiento recibe un mecenas que solo él puede mirar hasta el final.',
    'LF 1.4': 'Cada asiento recibe cuatro amuletos que solo él puede mirar.',
    'LF 2.1':
      'Antes de la feria cada uno conserva en secreto de uno a tres amuletos. Sus números pueden sumar 20 como máximo.',
    'LF 2.2': 'Los demás amuletos van a la caja y nadie más los ve.',
    'LF 3.1': 'En cada puesto se enciende el primer farol del mazo.',
    'LF 3.2': 'Los puestos impares venden por pujas selladas, los pares en subasta abierta.',
    'LF 4.1': 'Cada uno puja en secreto entre nada y todas sus monedas.',
    'LF 4.2': 'Una puja secreta se puede cambiar hasta que llegue la última.',
    'LF 4.3':
      'Las pujas se abren a la vez. La más alta, si es única, paga y se lleva el farol; en caso de empate, o si todos pujan nada, el farol se apaga.',
    'LF 5.1': 'Habla primero quien compró por última vez; el primer asiento si nadie ha comprado.',
    'LF 5.2': 'Por turno cada uno puja más que la puja más alta, dentro de su bolsa,',
    'LF 5.3': 'o pasa, y queda fuera de esta subasta.',
    'LF 5.4': 'Cuando todos los demás han pasado, compra el de la puja más alta.',
    'LF 5.5':
      'Antes de pujar o pasar se pueden pulir faroles propios, cada uno una vez, por una moneda cada uno.',
    'LF 5.6':
      'Si pasan todos, el farol se ofrece gratis al asiento con menos monedas, si ningún otro tiene tan pocas. Lo toma o lo deja; si lo deja, o no se ofrece a nadie, se apaga.',
    'LF 6.1': 'Tras el último puesto se muestran todos los secretos.',
    'LF 6.2':
      'Un farol vale su luz, el doble si tu mecenas ama su cristal; cada farol pulido y cada amuleto, un punto más.',
    'LF 6.3': 'Gana quien tenga más puntos; luego más monedas; luego la victoria se comparte.',
    'LF 7.1':
      'Una orden vale para un puesto o para todos, y dice qué pujar en secreto, hasta dónde subir o qué hacer con un regalo.',
    'LF 7.2':
      'Hace lo que su dueño podría hacer: puja hasta donde llega la bolsa, sube de uno en uno, y luego pasa o pregunta.',
    'LF 7.3': 'De varias órdenes decide la última que se dejó.',
  },
  board: {
    stall: (held, all) => `Puesto ${held} de ${all}`,
    sealed: 'Pujas selladas',
    open: 'Subasta abierta',
    noStall: 'La feria ha terminado.',
    lantern: lanternName,
    glass,
    light: 'Luz',
    highest: (name, bid) => `Puja más alta: ${coins(bid)}, de ${name}.`,
    noBid: 'Nadie ha pujado aún.',
    mySeal: (bid) => `Has pujado en secreto ${coins(bid)}.`,
    myPatron: (name) => `Tu mecenas ama el cristal ${name}.`,
    charms: 'Elección de amuletos',
    myCharms: 'Tus amuletos',
    charm: charmName,
    polished: 'pulido',
    offered: (name) => `Ofrecido a ${name}.`,
    chooses: 'elige amuletos',
    maySpeak: 'puede tomarlo',
    fairgoers: 'En la feria',
    columns: ['Jugador', 'Monedas', 'Faroles', 'Mecenas', 'Amuletos', 'Ahora'],
    hasSealed: 'ha pujado',
    hasPassed: 'ha pasado',
    speaks: 'le toca hablar',
    goneOut: 'Apagados',
    left: (count) => number(count, 'farol en el mazo', 'faroles en el mazo'),
  },
};

function pieceName(id: string): string {
  if (id.startsWith('charm-')) return charmName(id);
  return id.startsWith('patron-') ? `el mecenas que ama el cristal ${glass(id)}` : lanternName(id);
}
