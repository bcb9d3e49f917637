import { counted } from '../../../core/language.ts';
import type { FairWords } from './words.ts';

const number = counted('es');
const coins = (count: number) => number(count, 'moneda', 'monedas');
const lanternName = (lantern: string) => `el farol ${lantern.slice('lantern-'.length)}`;
const glasses: Readonly<Record<string, string>> = {
  amber: 'ámbar',
  jade: 'jade',
  ruby: 'rubí',
  azure: 'azul',
};
const glass = (patron: string) => glasses[patron.replace('patron-', '')] ?? patron;

export const es: FairWords = {
  name: 'La feria de los faroles',
  summary:
    'Doce faroles, un mecenas secreto por jugador, pujas selladas y subastas abiertas por turnos.',
  actions: {
    seal: ({ coins: bid }) => `Pujar en secreto ${coins(bid)}`,
    raise: ({ coins: bid }) => `Pujar ${coins(bid)}`,
    pass: () => 'Pasar',
  },
  facts: {
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
    'patrons-shown': ({ patrons }, nameOf) =>
      `Se muestran los mecenas: ${patrons
        .map((patron, seat) => `${nameOf(seat)} ${glass(patron)}`)
        .join(', ')}.`,
  },
  refusals: {
    'not-a-sealed-sale': () => 'Este puesto vende en subasta abierta: puja o pasa.',
    'not-an-open-auction': () => 'Este puesto vende por pujas selladas: haz una.',
    'bid-above-purse': ({ coins: bid, purse }) =>
      `Tienes ${coins(Number(purse))}, así que no puedes pujar ${bid}.`,
    'bid-not-higher': ({ highest }) =>
      `La puja más alta es ${highest}: puja al menos ${Number(highest) + 1} o pasa.`,
    'same-seal': ({ coins: bid }) => `Tu puja secreta ya es ${bid}.`,
  },
  rules: {
    'LF 1.1': 'De dos a cuatro asientos; todos empiezan con las mismas monedas.',
    'LF 1.2': 'Los faroles se barajan boca abajo.',
    'LF 1.3': 'Cada asiento recibe un mecenas que solo él puede mirar hasta el final.',
    'LF 2.1': 'En cada puesto se enciende el primer farol del mazo.',
    'LF 2.2': 'Los puestos impares venden por pujas selladas, los pares en subasta abierta.',
    'LF 3.1': 'Cada uno puja en secreto entre nada y todas sus monedas.',
    'LF 3.2': 'Una puja secreta se puede cambiar hasta que llegue la última.',
    'LF 3.3':
      'Las pujas se abren a la vez. La más alta, si es única, paga y se lleva el farol; en caso de empate, o si todos pujan nada, el farol se apaga.',
    'LF 4.1': 'Habla primero quien compró por última vez; el primer asiento si nadie ha comprado.',
    'LF 4.2': 'Por turno cada uno puja más que la puja más alta, dentro de su bolsa,',
    'LF 4.3': 'o pasa, y queda fuera de esta subasta.',
    'LF 4.4':
      'Cuando todos los demás han pasado, compra el de la puja más alta. Si pasan todos, el farol se apaga.',
    'LF 5.1': 'Tras el último puesto se muestran los mecenas.',
    'LF 5.2': 'Un farol vale su luz, el doble si tu mecenas ama su cristal.',
    'LF 5.3': 'Gana quien tenga más puntos; luego más monedas; luego la victoria se comparte.',
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
    fairgoers: 'En la feria',
    columns: ['Jugador', 'Monedas', 'Faroles', 'Mecenas', 'En este puesto'],
    hasSealed: 'ha pujado',
    hasPassed: 'ha pasado',
    speaks: 'le toca hablar',
    goneOut: 'Apagados',
    left: (count) => number(count, 'farol en el mazo', 'faroles en el mazo'),
  },
};
