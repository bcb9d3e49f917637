import { isAtSea } from '../../atlas.ts';
import type { Edition } from '../../edition.ts';
import { eventTile, valueOfTile } from '../../pieces.ts';
import type { Status, Track } from '../../types.ts';
import { es as names } from '../names/es.ts';
import {
  cardinalName,
  coloursSaid,
  cubesCounted,
  cubesSaid,
  eventName,
  friarName,
  isLinguaVolgare,
  manuscriptName,
  pieceName,
  placeName,
} from '../names/names.ts';
import {
  commands,
  costIn,
  cubeCosts,
  cubeNamed,
  electionPrice,
  handSaid,
  librarySaid,
  manuscriptsSaid,
  oilZonesSaid,
  returnedTo,
  type Sentences,
  statusNamed,
  zonesSaid,
} from './sentences.ts';

const { counted, listed } = names;
const points = (count: number) => counted(count, 'punto de acción', 'puntos de acción');
const ducats = (count: number) => counted(count, 'ducado', 'ducados');
const spaces = (count: number) => counted(count, 'casilla', 'casillas');
const votes = (count: number) => counted(count, 'voto', 'votos');
const tiles = (count: number) => counted(count, 'ficha', 'fichas');
const abbesses = (count: number) => cubesCounted(names, 'yellow', count);
const cost = costIn(points, ducats);

const to = (edition: Edition, place: string) =>
  `${isAtSea(edition, place) ? 'al' : 'a'} ${placeName(edition, place)}`;
const at = (edition: Edition, place: string) =>
  `${isAtSea(edition, place) ? 'en el' : 'en'} ${placeName(edition, place)}`;
const aManuscript = (id: string) =>
  isLinguaVolgare(id) ? `la ${names.linguaVolgare}` : `un ${manuscriptName(names, id)}`;
const onTrack: Readonly<Record<Track, string>> = {
  riddle: `en la tabla de la ${names.tracks.riddle}`,
  messenger: `en la tabla del ${names.tracks.messenger}`,
  orient: `en la tabla de ${names.tracks.orient}`,
  canticle: `en la tabla del ${names.tracks.canticle}`,
  library: `en la tabla de la ${names.tracks.library}`,
  rest: `en la tabla de ${names.tracks.rest}`,
};
const seeks = (status: Status) =>
  status === 'nothing' ? 'no aspira a nada' : `aspira a ser ${names.statuses[status]}`;

export const es: Sentences = {
  name: 'De Vulgari Eloquentia',
  summary:
    'Recorre la Italia de finales de la Edad Media, aprende sus dialectos y reúne sus manuscritos: como Mercader, como religioso o incluso como Papa.',
  options: {
    openScreens: {
      label: 'Pantallas abiertas',
      hint: 'Todos ven lo que hay detrás de las pantallas; las fichas de Biblioteca siguen en secreto.',
    },
    shortLevelOne: {
      label: 'Nivel 1 reducido',
      hint: 'Con dos o tres jugadores: un solo manuscrito de nivel 1 por dialecto, dos a la vista.',
    },
  },
  actions: {
    'start-at': ({ zone }, _nameOf, { edition }) => `Empezar en ${placeName(edition, zone)}`,
    'ask-alms': ({ seat }, nameOf) => `Recibir la caridad de ${nameOf(seat)}`,
    move: ({ to: place }, _nameOf, { edition }) => `Ir ${to(edition, place)}`,
    'claim-event': () => 'Coger lo que da el evento de esta ciudad',
    'take-value': () => 'Coger lo que ofrece esta ciudad',
    'study-at-bologna': () => 'Estudiar en Bologna',
    'become-friar': ({ friar }) => `Convertirse en ${friarName(names, friar)}`,
    'become-cardinal': ({ cardinal, discard }) =>
      `Convertirse en el ${cardinalName(names, cardinal)}, ${
        discard === 'virtual'
          ? 'usando el Noble virtual'
          : `descartando un ${cubeNamed(names, discard)[0]}`
      }`,
    'convert-greens': ({ into }) =>
      into === 'knowledge'
        ? 'Convertir todos tus Amanuenses en conocimiento'
        : 'Poner todos tus Amanuenses detrás de la pantalla',
    'take-manuscript': ({ manuscript }) => `Coger ${aManuscript(manuscript)}`,
    'take-cubes': ({ colour, count, sell }) =>
      `Coger ${cubesCounted(names, colour, count)}${sell > 0 ? ` y vender ${sell}` : ''}`,
    'study-salterio': () => 'Estudiar el Salterio',
    'do-business': () => 'Hacer pequeño comercio',
    advance: ({ track, spaces: count }) => `Avanzar ${spaces(count)} ${onTrack[track]}`,
    'look-in-library': () => 'Mirar las primeras fichas de la Biblioteca Papal',
    'keep-tile': ({ keep, back }) =>
      `Conservar la ${names.libraryTile(keep)}${
        back.length > 0 ? `; de nuevo encima: ${back.join(', ')}` : ''
      }`,
    denounce: ({ seat }, nameOf) => `Denunciar a ${nameOf(seat)}`,
    summon: () => 'Convocar a los demás a Brindisi y terminar el turno',
    'answer-summons': ({ answer }) =>
      answer === 'come' ? 'Acudir a Brindisi' : 'Quedarte donde estás',
    bid: ({ votes: count }) => `Pujar ${votes(count)}`,
    pass: () => 'Pasar',
    'pay-votes': ({ red, black, yellow }) => {
      const paid = { red, black, yellow, green: 0 };
      return red + black + yellow === 0
        ? 'No pagar nada'
        : `Pagar ${coloursSaid(names, (colour) => paid[colour])}`;
    },
    'end-turn': () => 'Terminar el turno',
    declare: ({ status }) =>
      status === 'nothing' ? 'No aspirar a nada' : `Aspirar a ser ${names.statuses[status]}`,
  },
  forms: {},
  costs: { points, ducats, ...cubeCosts(names) },
  choices: {},
  counts: {},
  piece: (id, { edition }) => pieceName(names, edition, id),
  order: (order, nameOf) => {
    switch (order.about) {
      case 'alms': {
        const whom = {
          leader: 'quien tenga más conocimiento',
          last: 'quien tenga menos conocimiento',
        };
        const from = typeof order.from === 'number' ? nameOf(order.from) : whom[order.from];
        return `Si varios Mercaderes pueden ofrecerme su caridad: recibirla de ${from}.`;
      }
      case 'summons':
        if (order.answer === 'stay') return 'Si me convocan: quedarme donde estoy.';
        return `Si me convocan: acudir. En la subasta, también si convoco yo, pero tras mi primera puja: ${
          order.upTo === 0
            ? 'pasar'
            : `pujar hasta ${votes(order.upTo)}, pagar primero con ${names.cubes[order.payFirst][1]}`
        }.`;
      case 'election':
        if (order.seek === 'highest') {
          return 'En la elección: aspirar al estatus más alto para el que tenga votos.';
        }
        return order.seek === 'nothing'
          ? 'En la elección: no aspirar a nada.'
          : `En la elección: aspirar a ser ${names.statuses[order.seek]}.`;
    }
  },
  facts: {
    'events-laid': ({ events }, _nameOf, { edition }) =>
      `Los eventos, desde el turno 1: ${events.map((event) => eventName(edition, event)).join(', ')}.`,
    'cubes-dealt': ({ turns }) =>
      `Se reparten los cubos. ${turns
        .map((cubes, index) => `Turno ${index + 1}: ${cubesSaid(names, cubes)}`)
        .join('. ')}.`,
    'canticle-tiles-dealt': ({ cities }, _nameOf, { edition }) =>
      `Se reparten las fichas del Cántico: ${cities
        .map(
          ({ zone, tile }) =>
            `${placeName(edition, zone)} tiene la ${pieceName(names, edition, tile)}`,
        )
        .join(', ')}.`,
    'papal-tiles-shuffled': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? 'Las fichas papales se mezclan y se ponen boca abajo en los turnos 12 a 16.'
        : `Las fichas papales, desde el turno 12: ${secret.tiles
            .map((tile) => pieceName(names, edition, tile))
            .join(', ')}.`,
    'manuscripts-shuffled': ({ secret }) =>
      secret === undefined
        ? 'Se mezclan los manuscritos, cada nivel por separado.'
        : `Los manuscritos, de arriba abajo: ${secret.decks
            .map((deck) => manuscriptsSaid(names, deck))
            .join('; ')}.`,
    'manuscripts-revealed': ({ manuscripts }) =>
      manuscripts.length === 0
        ? null
        : `Nuevos manuscritos a la vista: ${manuscriptsSaid(names, manuscripts)}.`,
    'library-shuffled': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? 'Se mezclan las fichas de la Biblioteca Papal.'
        : `Las fichas de la Biblioteca Papal, de arriba abajo: ${librarySaid(edition, secret.tiles)}.`,
    'order-drawn': ({ order }, nameOf) =>
      `Se sortea el orden de juego: ${order.map(nameOf).join(', ')}.`,
    'city-chosen': ({ seat, zone }, nameOf, { edition }) =>
      `${nameOf(seat)} empieza en ${placeName(edition, zone)}.`,
    'turn-begun': ({ turn }) => `Empieza el turno ${turn}.`,
    'papal-tile-revealed': ({ tile }) =>
      tile.startsWith('papal-red')
        ? 'Se revela una ficha papal roja: el Papa se está muriendo, y con la segunda roja el turno es el último.'
        : 'Se revela una ficha papal blanca: el Papa resiste.',
    'pawns-called-to-roma': () =>
      'El Papa ha muerto: este turno es el último, y todos los peones van a Roma.',
    'event-placed': ({ event }, _nameOf, { edition }) => {
      const tile = eventTile(edition, event);
      const comes = `El evento ${tile.name} llega ${to(edition, tile.zone)}`;
      if (tile.gives === 'auction') return `${comes}: quien esté allí puede convocar a los demás.`;
      return tile.gives === 'ducats'
        ? `${comes}: ${ducats(tile.amount)} para el primer Mercader que los coja.`
        : `${comes}: ${spaces(tile.amount)} de conocimiento para el primero que las coja.`;
    },
    'cubes-returned': ({ from, spaces: returned }, nameOf) =>
      `${from === null ? 'Nadie cogió:' : `${nameOf(from)} descarta`} ${returnedTo(returned)
        .map(({ turn, cubes }) =>
          turn === null
            ? `${cubesSaid(names, cubes)} (fuera del juego)`
            : `${cubesSaid(names, cubes)} (ahora en el turno ${turn})`,
        )
        .join(', ')}.`,
    'cubes-laid-out': ({ cubes }) => `A la venta este turno: ${cubesSaid(names, cubes)}.`,
    'charity-begun': ({ givers }, nameOf) => {
      if (givers.length === 0) return 'Caridad: no hay ningún Mercader, así que paga el banco.';
      return givers.length === 1
        ? `Caridad: el Mercader más rico es ${givers.map(nameOf).join()}.`
        : `Caridad: los Mercaderes más ricos son ${listed(givers.map(nameOf))}.`;
    },
    'alms-given': ({ seat, giver, given, fromBank }, nameOf) => {
      const parts = [
        ...(giver !== null && given > 0 ? [`${ducats(given)} de ${nameOf(giver)}`] : []),
        ...(fromBank > 0 ? [`${ducats(fromBank)} del banco`] : []),
      ];
      return parts.length === 0
        ? `${nameOf(seat)} no recibe caridad.`
        : `${nameOf(seat)} recibe como caridad ${listed(parts)}.`;
    },
    'order-set': ({ order, rested }, nameOf) =>
      `El orden de juego: ${order.map(nameOf).join(', ')}.${
        rested === null ? '' : ` Gracias al Descanso, ${nameOf(rested)} juega primero.`
      }`,
    'player-began': ({ seat, points: count }, nameOf) =>
      `${nameOf(seat)} empieza su turno con ${points(count)}.`,
    'player-ended': ({ seat, unspent }, nameOf) =>
      unspent === 0 ? null : `${nameOf(seat)} termina su turno sin gastar ${points(unspent)}.`,
    'pawn-moved': ({ seat, to: place, points: spent, ducats: paid }, nameOf, { edition }) =>
      `${nameOf(seat)} va ${to(edition, place)}${cost(spent, paid)}.`,
    'event-claimed': ({ seat, event, ducats: gained }, nameOf, { edition }) =>
      `${nameOf(seat)} coge el evento ${eventName(edition, event)}${
        gained > 0 ? ` y gana ${ducats(gained)}` : ''
      }.`,
    'value-taken': ({ seat, zone, ducats: gained }, nameOf, { edition }) =>
      gained > 0
        ? `${nameOf(seat)} cobra ${ducats(gained)} ${at(edition, zone)}.`
        : `${nameOf(seat)} estudia ${at(edition, zone)}.`,
    'bologna-visited': ({ seat, zone }, nameOf, { edition }) =>
      `${nameOf(seat)} estudia en la universidad de ${placeName(edition, zone)}.`,
    'friar-chosen': ({ seat, friar, ducats: lost }, nameOf) =>
      `${nameOf(seat)} se convierte en ${friarName(names, friar)}${
        lost > 0 ? ` y renuncia a ${ducats(lost)}` : ''
      }.`,
    'cardinal-chosen': ({ seat, cardinal, ducats: paid }, nameOf) =>
      `${nameOf(seat)} se convierte en el ${cardinalName(names, cardinal)} y paga ${ducats(paid)}.`,
    'ducats-refunded': ({ seat, ducats: back }, nameOf) =>
      `${nameOf(seat)} recupera ${ducats(back)} del banco.`,
    'greens-converted': ({ seat, into, cubes }, nameOf) =>
      into === 'knowledge'
        ? `${nameOf(seat)} convierte ${cubesSaid(names, cubes)} en conocimiento.`
        : `${nameOf(seat)} pone ${cubesSaid(names, cubes)} detrás de la pantalla (${cubes.length === 1 ? 'un PV' : 'un PV cada uno'}).`,
    'knowledge-moved': ({ seat, to: space, by }, nameOf) => {
      if (by === 0) return `${nameOf(seat)} sigue en la casilla de conocimiento ${space}.`;
      return by > 0
        ? `${nameOf(seat)} avanza ${spaces(by)} de conocimiento, hasta la casilla ${space}.`
        : `${nameOf(seat)} retrocede ${spaces(-by)} de conocimiento, hasta la casilla ${space}.`;
    },
    'manuscript-taken': ({ seat, manuscript, points: spent }, nameOf) =>
      `${nameOf(seat)} coge ${aManuscript(manuscript)} por ${points(spent)}.`,
    'lingua-volgare-offered': (_fact, _nameOf, { edition }) =>
      `Se ha agotado un nivel de manuscritos: la Lingua Volgare sale a la venta, por ${points(
        edition.manuscripts.linguaVolgare.actions,
      )}.`,
    'cubes-taken': ({ seat, cubes, points: spent, ducats: paid }, nameOf) =>
      `${nameOf(seat)} coge ${cubesSaid(names, cubes)}${cost(spent, paid)}.`,
    'noblemen-sold': ({ seat, cubes, ducats: gained }, nameOf) =>
      `${nameOf(seat)} vende ${cubesSaid(names, cubes)} por ${ducats(gained)}.`,
    'salterio-studied': ({ seat }, nameOf) => `${nameOf(seat)} estudia el Salterio.`,
    'business-done': ({ seat, ducats: gained }, nameOf) =>
      `${nameOf(seat)} gana ${ducats(gained)} con pequeño comercio.`,
    'disc-advanced': ({ seat, track, to: space, spaces: count, withVirtualCube }, nameOf) =>
      `${nameOf(seat)} avanza ${spaces(count)} ${onTrack[track]}, hasta la casilla ${space}${
        withVirtualCube ? ', con la ayuda de la Abadesa virtual' : ''
      }.`,
    'messenger-paid': ({ seat, ducats: paid, gift }, nameOf) =>
      `${nameOf(seat)} paga la cuota del Mensajero, ${ducats(paid)}: Bologna dará ${spaces(gift)} de conocimiento.`,
    'library-opened': ({ seat, tiles: count }, nameOf) =>
      `${nameOf(seat)} mira ${tiles(count)} de encima de la Biblioteca Papal.`,
    'library-seen': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? null
        : `Las fichas de Biblioteca en la mano, de arriba abajo: ${librarySaid(edition, secret.shown)}.`,
    'library-tile-kept': ({ seat, secret }, nameOf, { edition }) => {
      if (secret === undefined) return `${nameOf(seat)} conserva una ficha de Biblioteca.`;
      const back =
        secret.back.length > 0 ? `; de nuevo encima: ${librarySaid(edition, secret.back)}` : '';
      return `${nameOf(seat)} conserva la ${names.libraryTile(valueOfTile(edition, secret.kept))}${back}.`;
    },
    'player-denounced': ({ seat, by }, nameOf) => `${nameOf(by)} denuncia a ${nameOf(seat)}.`,
    'summons-called': ({ seat, event }, nameOf, { edition }) =>
      `${nameOf(seat)} convoca a los demás a Brindisi por ${eventName(edition, event)}.`,
    'summons-answered': ({ seat, comes, zone }, nameOf, { edition }) =>
      comes
        ? `${nameOf(seat)} acude ${to(edition, zone)}.`
        : `${nameOf(seat)} rechaza la convocatoria.`,
    'auction-opened': ({ bidders }, nameOf) =>
      `Se abre la subasta; pujan en este orden: ${bidders.map(nameOf).join(', ')}.`,
    'bid-made': ({ seat, votes: bid }, nameOf) => `${nameOf(seat)} puja ${votes(bid)}.`,
    'bidder-passed': ({ seat }, nameOf) => `${nameOf(seat)} pasa.`,
    'auction-won': ({ seat, votes: bid }, nameOf) =>
      `${nameOf(seat)} gana la subasta con ${votes(bid)}.`,
    'votes-paid': ({ seat, cubes }, nameOf) =>
      cubes.length === 0
        ? `${nameOf(seat)} no tiene que pagar ningún cubo.`
        : `${nameOf(seat)} paga ${cubesSaid(names, cubes)}.`,
    'stupor-mundi-gained': ({ seat }, nameOf) => `Stupor Mundi favorece a ${nameOf(seat)}.`,
    'election-begun': () => 'La elección: ahora todos declaran en secreto a qué aspiran.',
    'status-declared': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} ha declarado en secreto.`
        : `${nameOf(seat)} ${seeks(secret.status)}.`,
    'declarations-opened': ({ statuses }, nameOf) =>
      `Se descubren las declaraciones: ${statuses
        .map((status, seat) => `${nameOf(seat)} ${seeks(status)}`)
        .join(', ')}.`,
    'player-elected': (fact, nameOf) => {
      const { price, isHelped } = electionPrice(fact);
      return `${nameOf(fact.seat)} llega a ${names.statuses[fact.status]} por ${votes(price)} y paga ${cubesSaid(names, fact.cubes)}${
        isHelped ? '; el cubo virtual cubre el resto' : ''
      }.`;
    },
    'hands-opened': ({ hands }, nameOf, { edition }) =>
      `Se levantan las pantallas. ${hands
        .map((hand, seat) => `${nameOf(seat)}: ${handSaid(names, edition, hand)}`)
        .join('; ')}.`,
  },
  refusals: {
    'not-the-start': () =>
      'Las ciudades iniciales se eligen solo antes del primer turno: mueve tu peón.',
    'no-starting-city': ({ zone }, _nameOf, { edition }) =>
      `Nadie empieza en ${placeName(edition, String(zone))}: elige entre ${zonesSaid(edition, 'start')}.`,
    'start-taken': ({ zone }, _nameOf, { edition }) =>
      `Alguien empieza ya en ${placeName(edition, String(zone))}: elige otra ciudad inicial.`,
    'no-alms-to-choose': () =>
      'Ahora no te toca elegir quién te ofrece su caridad: espera a que puedan hacerlo varios de los Mercaderes más ricos.',
    'not-a-giver': ({ seat }, nameOf) =>
      `${nameOf(Number(seat))} no puede ofrecerte ahora su caridad: elige a uno de los Mercaderes más ricos que tenga más ducados que tú.`,
    'not-your-actions': () =>
      'Ahora no puedes hacer acciones: decide antes lo que se te pregunta, o espera tu turno de acciones.',
    'too-few-points': ({ points: needed, left }) =>
      `Esto cuesta ${points(Number(needed))}; tú tienes ${left}. Haz algo más barato o termina tu turno.`,
    'too-few-ducats': ({ ducats: needed, has }) =>
      `Esto cuesta ${ducats(Number(needed))}; tienes ${has}. Gana antes el resto, por ejemplo con pequeño comercio.`,
    'already-moved': () =>
      'Ya te has movido este turno, y solo se puede una vez: muévete de nuevo el próximo turno.',
    'already-there': ({ place }, _nameOf, { edition }) =>
      `Ya estás ${at(edition, String(place))}: elige otro destino.`,
    'unknown-place': ({ place }) =>
      `En el mapa no hay «${place}»: indica una de sus zonas o uno de sus mares.`,
    'no-way': ({ place }, _nameOf, { edition }) =>
      `Un solo movimiento no puede llevarte ${to(edition, String(place))}: cruza como mucho un mar, de puerto a puerto. Haz antes una parte del camino.`,
    'must-land': ({ sea }, _nameOf, { edition }) =>
      `Empezaste este turno ${at(edition, String(sea))}: desembarca antes en uno de sus puertos.`,
    'keep-point-to-land': () =>
      'Aún tienes que desembarcar este turno: guarda un punto de acción para hacerlo.',
    'at-sea': () => 'Esto no se puede hacer en el mar: desembarca antes.',
    'merchants-only': () =>
      'Solo pueden hacerlo los Mercaderes: como Fraile o Cardenal, gasta tus puntos en otra cosa.',
    'no-event-here': () =>
      'Aquí no hay ningún evento que coger: ve a una ciudad con una ficha de Evento.',
    'summon-instead': () =>
      'Stupor Mundi no se coge sin más: convoca a los demás, como lo último de tu turno.',
    'no-value-here': () =>
      'Este lugar no ofrece ni ducados ni conocimiento: ve a una ciudad que los ofrezca.',
    'value-taken-before': () =>
      'Ya has cogido lo que ofrece esta ciudad, que solo lo da una vez: ve a otra ciudad.',
    'nothing-for-religious': () =>
      'Esta ciudad solo ofrece ducados, y son para los Mercaderes: ve a una ciudad con conocimiento.',
    'bologna-by-messenger': () =>
      'Bologna solo da conocimiento gracias al Mensajero: llega al final de su tabla y estudia después aquí.',
    'not-in-bologna': () => 'Así solo se estudia en Bologna: ve antes allí.',
    'no-gift-earned': () =>
      'Bologna no tiene nada para ti: da una sola vez, cuando tu Mensajero ha llegado a la última casilla y has pagado la cuota.',
    'not-in-convent': (_details, _nameOf, { edition }) =>
      `Para hacerte Fraile debes estar en un convento: ve antes a uno (${zonesSaid(edition, 'convent')}).`,
    'not-a-merchant': () =>
      'Solo un Mercader puede hacerse Fraile, y tú ya no lo eres: haz aquí otra cosa.',
    'friar-not-free': ({ friar }) =>
      `${friarName(names, String(friar))} no está libre: elige una ficha de Fraile que lo esté.`,
    'not-in-cathedral': (_details, _nameOf, { edition }) =>
      `Para hacerte Cardenal debes estar en una catedral: ve antes a una (${zonesSaid(edition, 'cathedral')}).`,
    'not-a-friar': () =>
      'Solo un Fraile puede hacerse Cardenal: un Mercader debe hacerse antes Fraile, en un convento.',
    'already-cardinal': () =>
      'Ya eres Cardenal, y se sigue siéndolo hasta el final: haz aquí otra cosa.',
    'cardinal-not-free': ({ cardinal }) =>
      `El ${cardinalName(names, String(cardinal))} no está libre: elige una ficha de Cardenal que lo esté.`,
    'no-cube-to-discard': ({ colour }) =>
      `No tienes ningún ${cubeNamed(names, colour)[0]} detrás de tu pantalla: descarta un cubo del otro color, o coge antes uno.`,
    'virtual-cube-serves': () =>
      `Aquí sirve el Noble virtual de ${names.friar('Stefano')}: úsalo en vez de descartar un cubo.`,
    'no-virtual-cube': () =>
      `Solo ${names.friar('Stefano')} tiene un Noble virtual: descarta un Político o un Noble.`,
    'not-in-abbey': (_details, _nameOf, { edition }) =>
      `Para convertir Amanuenses hay que estar en una abadía: ve antes a una (${zonesSaid(edition, 'abbey')}).`,
    'no-greens': () =>
      'No tienes ningún Amanuense delante de tu pantalla: coge alguno antes de convertirlos.',
    'manuscript-this-turn': () =>
      'Ya has cogido un manuscrito este turno, y no se puede coger más de uno: coge el siguiente el próximo turno.',
    'manuscript-not-on-show': ({ manuscript }) =>
      isLinguaVolgare(String(manuscript))
        ? 'La Lingua Volgare no está a la venta: elige otro manuscrito.'
        : `Ningún ${manuscriptName(names, String(manuscript))} está a la vista: elige otro manuscrito.`,
    'knowledge-too-low': ({ level, has }) =>
      `Hace falta un conocimiento de nivel ${level}; el tuyo es de nivel ${has}. Gana antes conocimiento, o coge un manuscrito más fácil.`,
    'wrong-dialect': ({ manuscript }) =>
      `No puedes coger aquí ${aManuscript(String(manuscript))}: ve antes a una zona de su dialecto.`,
    'colour-this-turn': ({ colour }) =>
      `Ya has cogido ${cubeNamed(names, colour)[1]} este turno, y cada color se coge una vez por turno: elige otro.`,
    'not-on-sale': ({ colour, count, left }) =>
      `Quieres ${counted(Number(count), ...cubeNamed(names, colour))}; a la venta: ${left}. Coge menos, o elige otro color.`,
    'sells-only-black': () => 'Solo se pueden vender los Nobles: coge estos cubos sin venderlos.',
    'sells-too-many': ({ count }) =>
      `Solo puedes vender los Nobles que estás cogiendo: vende como mucho ${count}.`,
    'salterio-this-turn': () =>
      'Ya has estudiado el Salterio este turno, y solo se puede una vez: gasta tus puntos en otra cosa.',
    'business-this-turn': () =>
      'Ya has hecho pequeño comercio este turno, y solo se puede una vez: gasta tus puntos en otra cosa.',
    'beyond-last-space': ({ left }) =>
      Number(left) === 0
        ? 'Tu disco está en la última casilla de esta tabla: avanza en otra.'
        : `Tu disco está a ${spaces(Number(left))} del final de esta tabla: no avances más allá.`,
    'not-in-oil-zone': (_details, _nameOf, { edition }) =>
      `La Adivinanza Veronesa solo se busca en las zonas de la lengua de Oil: ve antes a una (${oilZonesSaid(edition)}).`,
    'fee-not-paid': ({ ducats: fee, cubes, has, abbesses: held, mayStop }) => {
      const asks = Number(cubes) > 0;
      const due = `${ducats(Number(fee))}${asks ? ` y ${abbesses(Number(cubes))}` : ''}`;
      const own = `${ducats(Number(has))}${asks ? ` y ${abbesses(Number(held))}` : ''}`;
      return `La última casilla del Mensajero te cuesta ${due}; tú tienes ${own}. ${
        mayStop === 1 ? 'Detente una casilla antes, o reúne' : 'Reúne antes'
      } lo que falta.`;
    },
    'no-franciscan-city': (_details, _nameOf, { edition }) =>
      `El Cántico de las Criaturas solo se busca en las ciudades franciscanas: ve antes a una (${zonesSaid(edition, 'franciscan')}).`,
    'canticle-not-active': ({ turn, now }) =>
      Number(turn) > Number(now)
        ? `Aquí el Cántico de las Criaturas se busca en el turno ${turn}, y desde el turno 14, pero no ahora: vuelve entonces.`
        : `Aquí el Cántico de las Criaturas se buscaba en el turno ${turn}, y ya solo se busca desde el turno 14: hasta entonces, haz otra cosa.`,
    'too-few-abbesses': ({ needed, has }) =>
      `Esto cuesta ${abbesses(Number(needed))}; tienes ${has}. Avanza menos, o coge antes más Abadesas.`,
    'library-closed': () =>
      'La Biblioteca Papal abre en el turno 12: hasta entonces, avanza en otra tabla.',
    'not-in-library': () =>
      'Tu disco aún no ha entrado en la Biblioteca Papal: avanza antes al menos una casilla en su tabla.',
    'tile-kept-before': () =>
      'Ya conservas una ficha de Biblioteca, y no se puede tener más de una: haz otra cosa.',
    'keep-a-tile-first': () =>
      'Estás mirando fichas de Biblioteca: conserva antes una y devuelve las demás.',
    'not-looking': () =>
      'No tienes fichas de Biblioteca en la mano: mira antes en la Biblioteca Papal.',
    'not-these-tiles': () =>
      'Estas no son las fichas que tienes en la mano: conserva una y devuelve todas las demás, cada una solo una vez.',
    'not-shlasinger': () =>
      `Solo el ${names.cardinal('Shlasinger')} puede denunciar: haz otra cosa.`,
    'denounced-before': () =>
      'Ya has denunciado a alguien, y solo se puede una vez por partida: haz otra cosa.',
    'denounce-another': () => 'No puedes denunciarte a ti mismo: elige a otro jugador.',
    'knows-nothing': ({ seat }, nameOf) =>
      `${nameOf(Number(seat))} no tiene conocimiento que perder: elige a otro jugador.`,
    'no-stupor-mundi': () =>
      'Stupor Mundi no está disponible: llega en el turno 10 y sirve una sola vez. Termina tu turno sin convocar.',
    'not-in-brindisi': () => 'A los demás se les convoca desde Brindisi: ve antes allí.',
    'not-summoned': () =>
      'Ninguna convocatoria espera tu respuesta: espera a que alguien te convoque.',
    'no-auction': () => 'Ahora no te toca pujar: espera tu momento en una subasta.',
    'bid-first': () =>
      'Tú has convocado esta subasta, así que aún no puedes pasar: puja al menos un voto.',
    'bid-not-higher': ({ highest }) =>
      `La puja más alta es de ${votes(Number(highest))}: puja al menos ${Number(highest) + 1}, o pasa.`,
    'bid-above-votes': ({ most, mayPass }) =>
      `Puedes pujar como mucho ${votes(Number(most))}: no vayas más allá${mayPass === 1 ? ', o pasa' : ''}.`,
    'nothing-to-pay': () =>
      'Ahora no tienes nada que pagar: los votos los paga quien gana una subasta.',
    'not-your-cubes': () => 'No tienes esos cubos detrás de tu pantalla: paga con los que tienes.',
    'pays-too-little': ({ votes: paid, needed }) =>
      `Estos cubos suman ${votes(Number(paid))}, y debes pagar ${needed}: añade cubos.`,
    'pays-too-much': () => 'Uno de estos cubos no hace falta para el pago: consérvalo.',
    'no-election': () => 'Ahora no hay elección: declara después del último turno.',
    'not-your-status': ({ status }) =>
      `No puedes llegar a ${statusNamed(names, status)}: un Mercader puede aspirar a Banquero, un Fraile a Monje Benedictino, un Cardenal a Camarlengo o a Papa.`,
    'too-few-votes': ({ status, needed, has }) =>
      `El estatus de ${statusNamed(names, status)} cuesta ${votes(Number(needed))}; tienes ${has}. Aspira a otra cosa, o a nada.`,
    'same-declaration': ({ status }) =>
      `Ya has declarado eso (${statusNamed(names, status)}): declara otra cosa, o déjalo así.`,
    'order-too-late': () =>
      'Aquello para lo que sirve esta orden ya ha pasado, y no tendría efecto: prescinde de ella.',
    'order-to-oneself': () => 'No puedes ofrecerte caridad a ti mismo: indica a otro jugador.',
    'order-to-no-merchant': ({ seat }, nameOf) =>
      `Solo los Mercaderes ofrecen su caridad, pero ${nameOf(Number(seat))} no lo es: indica a un Mercader, o elige según el conocimiento.`,
    'order-never-asked': () =>
      'Como mucho otro jugador es Mercader, así que nunca tendrás que elegir quién te ofrece su caridad: prescinde de esta orden.',
    'not-understood': () => `No se entiende. Escribe por ejemplo: ${commands}.`,
  },
  lines: {
    election: 'Estatus logrado en la elección',
    votes: 'Más votos restantes',
    greens: 'Amanuenses detrás de la pantalla',
    library: 'Ficha de Biblioteca',
    richest: 'Más ducados que nadie',
    riddle: names.tracks.riddle,
    canticle: names.tracks.canticle,
    manuscripts: 'Manuscritos',
    dialects: 'Los cinco dialectos',
    tiles: 'Ficha de Fraile o Cardenal',
  },
};
