import { isAtSea } from '../../atlas.ts';
import type { Edition } from '../../edition.ts';
import { eventTile, valueOfTile } from '../../pieces.ts';
import type { Status, Track } from '../../types.ts';
import { it as names } from '../names/it.ts';
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
const points = (count: number) => counted(count, 'punto azione', 'punti azione');
const ducats = (count: number) => counted(count, 'Ducato', 'Ducati');
const spaces = (count: number) => counted(count, 'spazio', 'spazi');
const votes = (count: number) => counted(count, 'voto', 'voti');
const tiles = (count: number) => counted(count, 'tessera', 'tessere');
const abbesses = (count: number) => cubesCounted(names, 'yellow', count);
const cost = costIn(points, ducats);

const unlike: Readonly<Record<string, string>> = {
  lunigiana: 'in Lunigiana',
  'la-verna': 'alla Verna',
};
/** To a place, or in it: Italian says both alike. */
function at(edition: Edition, place: string): string {
  const name = placeName(edition, place);
  if (isAtSea(edition, place)) return `nel ${name}`;
  return unlike[place] ?? `${name.startsWith('A') ? 'ad' : 'a'} ${name}`;
}
const aManuscript = (id: string) =>
  isLinguaVolgare(id) ? `la ${names.linguaVolgare}` : `un ${manuscriptName(names, id)}`;
/** All cubes of a colour one pays with. */
const withAll = {
  red: `i ${names.cubes.red[1]}`,
  black: `i ${names.cubes.black[1]}`,
  yellow: `le ${names.cubes.yellow[1]}`,
};
const onTrack: Readonly<Record<Track, string>> = {
  riddle: `nell’${names.tracks.riddle}`,
  messenger: `nella tabella del ${names.tracks.messenger}`,
  orient: `nella tabella dell’${names.tracks.orient}`,
  canticle: `nel ${names.tracks.canticle}`,
  library: `nella tabella della ${names.tracks.library}`,
  rest: `nella tabella del ${names.tracks.rest}`,
};
const seeks = (status: Status) =>
  status === 'nothing' ? 'non aspira a nulla' : `aspira a essere ${names.statuses[status]}`;

export const it: Sentences = {
  name: 'De Vulgari Eloquentia',
  summary:
    'Percorri l’Italia del tardo Medioevo, impara i suoi dialetti e raccogli i suoi manoscritti: da Mercante, da religioso o perfino da Papa.',
  options: {
    openScreens: {
      label: 'Schermi aperti',
      hint: 'Tutti vedono ciò che sta dietro gli schermi; le tessere Biblioteca restano segrete.',
    },
    shortLevelOne: {
      label: 'Livello 1 ridotto',
      hint: 'In due o tre giocatori: un solo manoscritto di livello 1 per dialetto, due in vista.',
    },
  },
  actions: {
    'start-at': ({ zone }, _nameOf, { edition }) => `Parti da ${placeName(edition, zone)}`,
    'ask-alms': ({ seat }, nameOf) => `Ricevi l’elemosina da ${nameOf(seat)}`,
    move: ({ to }, _nameOf, { edition }) => `Vai ${at(edition, to)}`,
    'claim-event': () => 'Prendi ciò che dà l’evento di questa città',
    'take-value': () => 'Prendi ciò che offre questa città',
    'study-at-bologna': () => 'Studia a Bologna',
    'become-friar': ({ friar }) => `Diventa ${friarName(names, friar)}`,
    'become-cardinal': ({ cardinal, discard }) =>
      `Diventa il ${cardinalName(names, cardinal)}, ${
        discard === 'virtual'
          ? 'usando il Nobile virtuale'
          : `scartando un ${cubeNamed(names, discard)[0]}`
      }`,
    'convert-greens': ({ into }) =>
      into === 'knowledge'
        ? 'Converti tutti i tuoi Amanuensi in conoscenza'
        : 'Metti tutti i tuoi Amanuensi dietro lo schermo',
    'take-manuscript': ({ manuscript }) => `Prendi ${aManuscript(manuscript)}`,
    'take-cubes': ({ colour, count, sell }) =>
      `Prendi ${cubesCounted(names, colour, count)}${sell > 0 ? ` e vendine ${sell}` : ''}`,
    'study-salterio': () => 'Studia il Salterio',
    'do-business': () => 'Fai piccoli affari',
    advance: ({ track, spaces: count }) => `Avanza di ${spaces(count)} ${onTrack[track]}`,
    'look-in-library': () => 'Guarda le prime tessere della Biblioteca Pontificia',
    'keep-tile': ({ keep, back }) =>
      `Tieni la ${names.libraryTile(keep)}${
        back.length > 0 ? `; di nuovo in cima: ${back.join(', ')}` : ''
      }`,
    denounce: ({ seat }, nameOf) => `Denuncia ${nameOf(seat)}`,
    summon: () => 'Convoca gli altri a Brindisi e concludi il turno',
    'answer-summons': ({ answer }) => (answer === 'come' ? 'Vieni a Brindisi' : 'Resta dove sei'),
    bid: ({ votes: count }) => `Offri ${votes(count)}`,
    pass: () => 'Passa',
    'pay-votes': ({ red, black, yellow }) => {
      const paid = { red, black, yellow, green: 0 };
      return red + black + yellow === 0
        ? 'Non pagare nulla'
        : `Paga ${coloursSaid(names, (colour) => paid[colour])}`;
    },
    'end-turn': () => 'Concludi il turno',
    declare: ({ status }) =>
      status === 'nothing' ? 'Non aspirare a nulla' : `Aspira a essere ${names.statuses[status]}`,
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
          leader: 'chi è più avanti in conoscenza',
          last: 'chi è più indietro in conoscenza',
        };
        const from = typeof order.from === 'number' ? nameOf(order.from) : whom[order.from];
        return `Se più Mercanti possono farmi l’elemosina: la chiedo a ${from}.`;
      }
      case 'summons':
        if (order.answer === 'stay') return 'Se vengo convocato: resto dove sono.';
        return `Se vengo convocato: accetto. Nell’asta, anche se ho convocato io ma dopo la mia prima offerta: ${
          order.upTo === 0
            ? 'passo'
            : `offro fino a ${votes(order.upTo)}, pago prima con ${withAll[order.payFirst]}`
        }.`;
      case 'election':
        if (order.seek === 'highest') {
          return 'All’elezione: aspiro allo status più alto per cui ho i voti.';
        }
        return order.seek === 'nothing'
          ? 'All’elezione: non aspiro a nulla.'
          : `All’elezione: aspiro a essere ${names.statuses[order.seek]}.`;
    }
  },
  facts: {
    'events-laid': ({ events }, _nameOf, { edition }) =>
      `Gli eventi, dal turno 1: ${events.map((event) => eventName(edition, event)).join(', ')}.`,
    'cubes-dealt': ({ turns }) =>
      `I cubetti vengono distribuiti. ${turns
        .map((cubes, index) => `Turno ${index + 1}: ${cubesSaid(names, cubes)}`)
        .join('. ')}.`,
    'canticle-tiles-dealt': ({ cities }, _nameOf, { edition }) =>
      `Le tessere del Cantico vengono distribuite: ${cities
        .map(
          ({ zone, tile }) =>
            `${placeName(edition, zone)} ha la ${pieceName(names, edition, tile)}`,
        )
        .join(', ')}.`,
    'papal-tiles-shuffled': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? 'Le tessere papali vengono mescolate e messe coperte sui turni da 12 a 16.'
        : `Le tessere papali, dal turno 12: ${secret.tiles
            .map((tile) => pieceName(names, edition, tile))
            .join(', ')}.`,
    'manuscripts-shuffled': ({ secret }) =>
      secret === undefined
        ? 'I manoscritti vengono mescolati, ogni livello per conto suo.'
        : `I manoscritti, dalla cima: ${secret.decks
            .map((deck) => manuscriptsSaid(names, deck))
            .join('; ')}.`,
    'manuscripts-revealed': ({ manuscripts }) =>
      manuscripts.length === 0
        ? null
        : `Nuovi manoscritti scoperti: ${manuscriptsSaid(names, manuscripts)}.`,
    'library-shuffled': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? 'Le tessere della Biblioteca Pontificia vengono mescolate.'
        : `Le tessere della Biblioteca Pontificia, dalla cima: ${librarySaid(edition, secret.tiles)}.`,
    'order-drawn': ({ order }, nameOf) =>
      `L’ordine di gioco viene sorteggiato: ${order.map(nameOf).join(', ')}.`,
    'city-chosen': ({ seat, zone }, nameOf, { edition }) =>
      `${nameOf(seat)} parte da ${placeName(edition, zone)}.`,
    'turn-begun': ({ turn }) => `Comincia il turno ${turn}.`,
    'papal-tile-revealed': ({ tile }) =>
      tile.startsWith('papal-red')
        ? 'Si rivela una tessera papale rossa: il Papa sta morendo, e con la seconda rossa il turno è l’ultimo.'
        : 'Si rivela una tessera papale bianca: il Papa resiste.',
    'pawns-called-to-roma': () =>
      'Il Papa è morto: questo turno è l’ultimo, e tutte le pedine vanno a Roma.',
    'event-placed': ({ event }, _nameOf, { edition }) => {
      const tile = eventTile(edition, event);
      const comes = `L’evento ${tile.name} arriva ${at(edition, tile.zone)}`;
      if (tile.gives === 'auction') return `${comes}: chi vi si trova può convocare gli altri.`;
      return tile.gives === 'ducats'
        ? `${comes}: ${ducats(tile.amount)} al primo Mercante che li prende.`
        : `${comes}: ${spaces(tile.amount)} di conoscenza al primo che li prende.`;
    },
    'cubes-returned': ({ from, spaces: returned }, nameOf) =>
      `${from === null ? 'Nessuno ha preso:' : `${nameOf(from)} scarta`} ${returnedTo(returned)
        .map(({ turn, cubes }) =>
          turn === null
            ? `${cubesSaid(names, cubes)} (fuori dal gioco)`
            : `${cubesSaid(names, cubes)} (ora al turno ${turn})`,
        )
        .join(', ')}.`,
    'cubes-laid-out': ({ cubes }) => `In vendita in questo turno: ${cubesSaid(names, cubes)}.`,
    'charity-begun': ({ givers }, nameOf) => {
      if (givers.length === 0) return 'Elemosina: non ci sono Mercanti, quindi paga la banca.';
      return givers.length === 1
        ? `Elemosina: il Mercante più ricco è ${givers.map(nameOf).join()}.`
        : `Elemosina: i Mercanti più ricchi sono ${listed(givers.map(nameOf))}.`;
    },
    'alms-given': ({ seat, giver, given, fromBank }, nameOf) => {
      const parts = [
        ...(giver !== null && given > 0 ? [`${ducats(given)} da ${nameOf(giver)}`] : []),
        ...(fromBank > 0 ? [`${ducats(fromBank)} dalla banca`] : []),
      ];
      return parts.length === 0
        ? `${nameOf(seat)} non riceve elemosina.`
        : `${nameOf(seat)} riceve in elemosina ${listed(parts)}.`;
    },
    'order-set': ({ order, rested }, nameOf) =>
      `L’ordine di gioco: ${order.map(nameOf).join(', ')}.${
        rested === null ? '' : ` Grazie al Riposo il primo è ${nameOf(rested)}.`
      }`,
    'player-began': ({ seat, points: count }, nameOf) =>
      `${nameOf(seat)} comincia il proprio turno con ${points(count)}.`,
    'player-ended': ({ seat, unspent }, nameOf) =>
      unspent === 0 ? null : `${nameOf(seat)} conclude il turno senza usare ${points(unspent)}.`,
    'pawn-moved': ({ seat, to, points: spent, ducats: paid }, nameOf, { edition }) =>
      `${nameOf(seat)} va ${at(edition, to)}${cost(spent, paid)}.`,
    'event-claimed': ({ seat, event, ducats: gained }, nameOf, { edition }) =>
      `${nameOf(seat)} prende l’evento ${eventName(edition, event)}${
        gained > 0 ? ` e incassa ${ducats(gained)}` : ''
      }.`,
    'value-taken': ({ seat, zone, ducats: gained }, nameOf, { edition }) =>
      gained > 0
        ? `${nameOf(seat)} incassa ${ducats(gained)} ${at(edition, zone)}.`
        : `${nameOf(seat)} studia ${at(edition, zone)}.`,
    'bologna-visited': ({ seat, zone }, nameOf, { edition }) =>
      `${nameOf(seat)} studia all’università di ${placeName(edition, zone)}.`,
    'friar-chosen': ({ seat, friar, ducats: lost }, nameOf) =>
      `${nameOf(seat)} diventa ${friarName(names, friar)}${
        lost > 0 ? ` e rinuncia a ${ducats(lost)}` : ''
      }.`,
    'cardinal-chosen': ({ seat, cardinal, ducats: paid }, nameOf) =>
      `${nameOf(seat)} diventa il ${cardinalName(names, cardinal)} e paga ${ducats(paid)}.`,
    'ducats-refunded': ({ seat, ducats: back }, nameOf) =>
      `${nameOf(seat)} riprende ${ducats(back)} dalla banca.`,
    'greens-converted': ({ seat, into, cubes }, nameOf) =>
      into === 'knowledge'
        ? `${nameOf(seat)} converte ${cubesSaid(names, cubes)} in conoscenza.`
        : `${nameOf(seat)} mette ${cubesSaid(names, cubes)} dietro lo schermo (${cubes.length === 1 ? 'un PV' : 'un PV l’uno'}).`,
    'knowledge-moved': ({ seat, to, by }, nameOf) => {
      if (by === 0) return `${nameOf(seat)} resta allo spazio di conoscenza ${to}.`;
      return by > 0
        ? `${nameOf(seat)} avanza di ${spaces(by)} di conoscenza, fino allo spazio ${to}.`
        : `${nameOf(seat)} arretra di ${spaces(-by)} di conoscenza, fino allo spazio ${to}.`;
    },
    'manuscript-taken': ({ seat, manuscript, points: spent }, nameOf) =>
      `${nameOf(seat)} prende ${aManuscript(manuscript)} per ${points(spent)}.`,
    'lingua-volgare-offered': (_fact, _nameOf, { edition }) =>
      `Un livello di manoscritti è esaurito: la Lingua Volgare va in vendita, per ${points(
        edition.manuscripts.linguaVolgare.actions,
      )}.`,
    'cubes-taken': ({ seat, cubes, points: spent, ducats: paid }, nameOf) =>
      `${nameOf(seat)} prende ${cubesSaid(names, cubes)}${cost(spent, paid)}.`,
    'noblemen-sold': ({ seat, cubes, ducats: gained }, nameOf) =>
      `${nameOf(seat)} vende ${cubesSaid(names, cubes)} per ${ducats(gained)}.`,
    'salterio-studied': ({ seat }, nameOf) => `${nameOf(seat)} studia il Salterio.`,
    'business-done': ({ seat, ducats: gained }, nameOf) =>
      `${nameOf(seat)} guadagna ${ducats(gained)} con piccoli affari.`,
    'disc-advanced': ({ seat, track, to, spaces: count, withVirtualCube }, nameOf) =>
      `${nameOf(seat)} avanza di ${spaces(count)} ${onTrack[track]}, fino allo spazio ${to}${
        withVirtualCube ? ', grazie anche alla Badessa virtuale' : ''
      }.`,
    'messenger-paid': ({ seat, ducats: paid, gift }, nameOf) =>
      `${nameOf(seat)} paga la tassa del Messaggero, ${ducats(paid)}: Bologna darà ${spaces(gift)} di conoscenza.`,
    'library-opened': ({ seat, tiles: count }, nameOf) =>
      `${nameOf(seat)} guarda ${tiles(count)} in cima alla Biblioteca Pontificia.`,
    'library-seen': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? null
        : `Le tessere Biblioteca in mano, dalla cima: ${librarySaid(edition, secret.shown)}.`,
    'library-tile-kept': ({ seat, secret }, nameOf, { edition }) => {
      if (secret === undefined) return `${nameOf(seat)} tiene una tessera Biblioteca.`;
      const back =
        secret.back.length > 0 ? `; di nuovo in cima: ${librarySaid(edition, secret.back)}` : '';
      return `${nameOf(seat)} tiene la ${names.libraryTile(valueOfTile(edition, secret.kept))}${back}.`;
    },
    'player-denounced': ({ seat, by }, nameOf) => `${nameOf(by)} denuncia ${nameOf(seat)}.`,
    'summons-called': ({ seat, event }, nameOf, { edition }) =>
      `${nameOf(seat)} convoca gli altri a Brindisi per ${eventName(edition, event)}.`,
    'summons-answered': ({ seat, comes, zone }, nameOf, { edition }) =>
      comes
        ? `${nameOf(seat)} viene ${at(edition, zone)}.`
        : `${nameOf(seat)} rifiuta la convocazione.`,
    'auction-opened': ({ bidders }, nameOf) =>
      `Si apre l’asta; offrono in quest’ordine: ${bidders.map(nameOf).join(', ')}.`,
    'bid-made': ({ seat, votes: bid }, nameOf) => `${nameOf(seat)} offre ${votes(bid)}.`,
    'bidder-passed': ({ seat }, nameOf) => `${nameOf(seat)} passa.`,
    'auction-won': ({ seat, votes: bid }, nameOf) =>
      `${nameOf(seat)} vince l’asta con ${votes(bid)}.`,
    'votes-paid': ({ seat, cubes }, nameOf) =>
      cubes.length === 0
        ? `${nameOf(seat)} non deve pagare alcun cubetto.`
        : `${nameOf(seat)} paga ${cubesSaid(names, cubes)}.`,
    'stupor-mundi-gained': ({ seat }, nameOf) => `Lo Stupor Mundi favorisce ${nameOf(seat)}.`,
    'election-begun': () => 'L’elezione: ora tutti dichiarano in segreto a che cosa aspirano.',
    'status-declared': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} ha dichiarato in segreto.`
        : `${nameOf(seat)} ${seeks(secret.status)}.`,
    'declarations-opened': ({ statuses }, nameOf) =>
      `Si aprono le dichiarazioni: ${statuses
        .map((status, seat) => `${nameOf(seat)} ${seeks(status)}`)
        .join(', ')}.`,
    'player-elected': (fact, nameOf) => {
      const { price, isHelped } = electionPrice(fact);
      return `${nameOf(fact.seat)} diventa ${names.statuses[fact.status]} per ${votes(price)} e paga ${cubesSaid(names, fact.cubes)}${
        isHelped ? '; il cubetto virtuale copre il resto' : ''
      }.`;
    },
    'hands-opened': ({ hands }, nameOf, { edition }) =>
      `Si alzano gli schermi. ${hands
        .map((hand, seat) => `${nameOf(seat)}: ${handSaid(names, edition, hand)}`)
        .join('; ')}.`,
  },
  refusals: {
    'not-the-start': () =>
      'Le città di partenza si scelgono solo prima del primo turno: muovi invece la tua pedina.',
    'no-starting-city': ({ zone }, _nameOf, { edition }) =>
      `Nessuno parte da ${placeName(edition, String(zone))}: scegli tra ${zonesSaid(edition, 'start')}.`,
    'start-taken': ({ zone }, _nameOf, { edition }) =>
      `Qualcuno parte già da ${placeName(edition, String(zone))}: scegli un’altra città di partenza.`,
    'no-alms-to-choose': () =>
      'Ora non hai da scegliere chi ti fa l’elemosina: aspetta che possano fartela più Mercanti tra i più ricchi.',
    'not-a-giver': ({ seat }, nameOf) =>
      `${nameOf(Number(seat))} ora non può farti l’elemosina: scegli uno dei Mercanti più ricchi che abbia più Ducati di te.`,
    'not-your-actions': () =>
      'Ora non puoi fare azioni: decidi prima ciò che ti viene chiesto, o aspetta il tuo turno di azioni.',
    'too-few-points': ({ points: needed, left }) =>
      `Costa ${points(Number(needed))}; tu ne hai ancora ${left}. Fai qualcosa di meno caro o concludi il turno.`,
    'too-few-ducats': ({ ducats: needed, has }) =>
      `Costa ${ducats(Number(needed))}; ne hai ${has}. Guadagna prima il resto, per esempio con piccoli affari.`,
    'already-moved': () =>
      'In questo turno ti sei già mosso, e il movimento è uno solo: muoviti di nuovo nel prossimo turno.',
    'already-there': ({ place }, _nameOf, { edition }) =>
      `Sei già ${at(edition, String(place))}: scegli un’altra destinazione.`,
    'unknown-place': ({ place }) =>
      `Sulla mappa non c’è «${place}»: indica una delle sue zone o uno dei suoi mari.`,
    'no-way': ({ place }, _nameOf, { edition }) =>
      `Un solo movimento non può portarti ${at(edition, String(place))}: attraversa al massimo un mare, da porto a porto. Fai prima una parte della strada.`,
    'must-land': ({ sea }, _nameOf, { edition }) =>
      `Hai cominciato questo turno ${at(edition, String(sea))}: prima sbarca in uno dei suoi porti.`,
    'keep-point-to-land': () =>
      'In questo turno devi ancora sbarcare: tieni da parte un punto azione per farlo.',
    'at-sea': () => 'In mare non si può: prima sbarca.',
    'merchants-only': () =>
      'Possono farlo solo i Mercanti: da Frate o Cardinale, spendi i tuoi punti in altro modo.',
    'no-event-here': () =>
      'Qui non c’è un evento da prendere: vai in una città con una tessera Evento.',
    'summon-instead': () =>
      'Lo Stupor Mundi non si prende e basta: convoca invece gli altri, come ultima cosa del tuo turno.',
    'no-value-here': () =>
      'Questo luogo non offre né Ducati né conoscenza: vai in una città che ne offra.',
    'value-taken-before': () =>
      'Hai già preso ciò che offre questa città, e lo dà una volta sola: vai in un’altra città.',
    'nothing-for-religious': () =>
      'Questa città offre solo Ducati, che spettano ai soli Mercanti: vai in una città con conoscenza.',
    'bologna-by-messenger': () =>
      'Bologna dà conoscenza solo grazie al Messaggero: raggiungi la fine della sua tabella, poi studia qui.',
    'not-in-bologna': () => 'Così si studia solo a Bologna: prima vai lì.',
    'no-gift-earned': () =>
      'Bologna non ha nulla per te: dà una volta sola, quando il tuo Messaggero è giunto all’ultimo spazio e hai pagato la tassa.',
    'not-in-convent': (_details, _nameOf, { edition }) =>
      `Si diventa Frati in un convento: prima raggiungine uno (${zonesSaid(edition, 'convent')}).`,
    'not-a-merchant': () =>
      'Solo un Mercante può diventare Frate, e tu non lo sei più: qui fai altro.',
    'friar-not-free': ({ friar }) =>
      `${friarName(names, String(friar))} non è libero: scegli una tessera Frate libera.`,
    'not-in-cathedral': (_details, _nameOf, { edition }) =>
      `Si diventa Cardinali in una cattedrale: prima raggiungine una (${zonesSaid(edition, 'cathedral')}).`,
    'not-a-friar': () =>
      'Solo un Frate può diventare Cardinale: un Mercante deve prima farsi Frate, in un convento.',
    'already-cardinal': () => 'Sei già Cardinale, e lo si resta fino alla fine: qui fai altro.',
    'cardinal-not-free': ({ cardinal }) =>
      `Il ${cardinalName(names, String(cardinal))} non è libero: scegli una tessera Cardinale libera.`,
    'no-cube-to-discard': ({ colour }) =>
      `Dietro lo schermo non hai cubetti di questo tipo (${cubeNamed(names, colour)[0]}): scartane uno dell’altro colore, o prima prendine uno.`,
    'virtual-cube-serves': () =>
      `Qui vale il Nobile virtuale di ${names.friar('Stefano')}: usa quello invece di scartare un cubetto.`,
    'no-virtual-cube': () =>
      `Solo ${names.friar('Stefano')} ha un Nobile virtuale: scarta invece un Politico o un Nobile.`,
    'not-in-abbey': (_details, _nameOf, { edition }) =>
      `Per convertire gli Amanuensi bisogna essere in un’abbazia: prima raggiungine una (${zonesSaid(edition, 'abbey')}).`,
    'no-greens': () =>
      'Davanti al tuo schermo non c’è alcun Amanuense: prendine prima di convertirli.',
    'manuscript-this-turn': () =>
      'In questo turno hai già preso un manoscritto, e più di uno non si può: prendine un altro nel prossimo turno.',
    'manuscript-not-on-show': ({ manuscript }) =>
      isLinguaVolgare(String(manuscript))
        ? 'La Lingua Volgare non è in vendita: scegli un altro manoscritto.'
        : `Nessun ${manuscriptName(names, String(manuscript))} è in mostra: scegli un altro manoscritto.`,
    'knowledge-too-low': ({ level, has }) =>
      `Serve una conoscenza di livello ${level}; la tua è di livello ${has}. Prima guadagna conoscenza, o prendi un manoscritto più facile.`,
    'wrong-dialect': ({ manuscript }) =>
      `Qui non puoi prendere ${aManuscript(String(manuscript))}: prima raggiungi una zona del suo dialetto.`,
    'colour-this-turn': ({ colour }) =>
      `In questo turno hai già preso ${cubeNamed(names, colour)[1]}, e ogni colore si prende una volta per turno: scegline un altro.`,
    'not-on-sale': ({ colour, count, left }) =>
      `Vuoi ${counted(Number(count), ...cubeNamed(names, colour))}; in vendita: ${left}. Prendine di meno, o scegli un altro colore.`,
    'sells-only-black': () =>
      'Si possono vendere solo i Nobili: prendi questi cubetti senza venderli.',
    'sells-too-many': ({ count }) =>
      `Puoi vendere solo i Nobili che stai prendendo: vendine al massimo ${count}.`,
    'salterio-this-turn': () =>
      'In questo turno hai già studiato il Salterio, e si può una volta sola: spendi i tuoi punti in altro modo.',
    'business-this-turn': () =>
      'In questo turno hai già fatto piccoli affari, e si può una volta sola: spendi i tuoi punti in altro modo.',
    'beyond-last-space': ({ left }) =>
      Number(left) === 0
        ? 'Il tuo dischetto è sull’ultimo spazio di questa tabella: avanza in un’altra.'
        : `Il tuo dischetto è a ${spaces(Number(left))} dalla fine di questa tabella: non avanzare oltre.`,
    'not-in-oil-zone': (_details, _nameOf, { edition }) =>
      `L’Indovinello Veronese si cerca solo nelle zone della lingua d’Oil: prima raggiungine una (${oilZonesSaid(edition)}).`,
    'fee-not-paid': ({ ducats: fee, cubes, has, abbesses: held, mayStop }) => {
      const asks = Number(cubes) > 0;
      const due = `${ducats(Number(fee))}${asks ? ` e ${abbesses(Number(cubes))}` : ''}`;
      const own = `${ducats(Number(has))}${asks ? ` e ${abbesses(Number(held))}` : ''}`;
      return `L’ultimo spazio del Messaggero ti costa ${due}; tu hai ${own}. ${
        mayStop === 1 ? 'Fermati uno spazio prima, o procurati' : 'Procurati prima'
      } ciò che manca.`;
    },
    'no-franciscan-city': (_details, _nameOf, { edition }) =>
      `Il Cantico delle Creature si cerca solo nelle città francescane: prima raggiungine una (${zonesSaid(edition, 'franciscan')}).`,
    'canticle-not-active': ({ turn, now }) =>
      Number(turn) > Number(now)
        ? `Qui il Cantico delle Creature si cerca al turno ${turn}, e dal turno 14 in poi, ma non ora: torna allora.`
        : `Qui il Cantico delle Creature si poteva cercare al turno ${turn}, e di nuovo si può solo dal turno 14 in poi: fino ad allora fai altro.`,
    'too-few-abbesses': ({ needed, has }) =>
      `Costa ${abbesses(Number(needed))}; ne hai ${has}. Avanza di meno, o prendi prima altre Badesse.`,
    'library-closed': () =>
      'La Biblioteca Pontificia apre al turno 12: fino ad allora avanza in un’altra tabella.',
    'not-in-library': () =>
      'Il tuo dischetto non è ancora entrato nella Biblioteca Pontificia: prima avanza di almeno uno spazio nella sua tabella.',
    'tile-kept-before': () =>
      'Tieni già una tessera Biblioteca, e più di una non si può: fai altro.',
    'keep-a-tile-first': () =>
      'Stai guardando le tessere Biblioteca: prima tienine una e rimetti a posto le altre.',
    'not-looking': () =>
      'Non hai in mano tessere Biblioteca: guarda prima nella Biblioteca Pontificia.',
    'not-these-tiles': () =>
      'Non sono queste le tessere che hai in mano: tienine una e rimetti a posto tutte le altre, ciascuna una volta.',
    'not-shlasinger': () => `Solo il ${names.cardinal('Shlasinger')} può denunciare: fai altro.`,
    'denounced-before': () =>
      'Hai già denunciato qualcuno, e si può una volta sola per partita: fai altro.',
    'denounce-another': () => 'Non puoi denunciare te stesso: scegli un altro giocatore.',
    'knows-nothing': ({ seat }, nameOf) =>
      `${nameOf(Number(seat))} non ha conoscenza da perdere: scegli un altro giocatore.`,
    'no-stupor-mundi': () =>
      'Ora lo Stupor Mundi non c’è: arriva al turno 10 e vale una volta sola. Concludi il turno senza convocare.',
    'not-in-brindisi': () => 'Gli altri si convocano da Brindisi: prima vai lì.',
    'not-summoned': () =>
      'Nessuna convocazione attende la tua risposta: aspetta che qualcuno ti convochi.',
    'no-auction': () => 'Ora non tocca a te offrire: aspetta il tuo momento in un’asta.',
    'bid-first': () =>
      'Hai convocato tu quest’asta, perciò non puoi ancora passare: offri almeno un voto.',
    'bid-not-higher': ({ highest }) =>
      `L’offerta più alta è di ${votes(Number(highest))}: offri almeno ${Number(highest) + 1}, o passa.`,
    'bid-above-votes': ({ most, mayPass }) =>
      `Puoi offrire al massimo ${votes(Number(most))}: non andare oltre${mayPass === 1 ? ', o passa' : ''}.`,
    'nothing-to-pay': () => 'Ora non hai nulla da pagare: i voti li paga chi vince un’asta.',
    'not-your-cubes': () =>
      'Dietro il tuo schermo non hai questi cubetti: paga con quelli che hai.',
    'pays-too-little': ({ votes: paid, needed }) =>
      `Questi cubetti fanno ${votes(Number(paid))}, e devi pagarne ${needed}: aggiungi cubetti.`,
    'pays-too-much': () => 'Uno di questi cubetti non serve per il pagamento: tienilo.',
    'no-election': () => 'Ora non c’è elezione: dichiara dopo l’ultimo turno.',
    'not-your-status': ({ status }) =>
      `Non puoi diventare ${statusNamed(names, status)}: un Mercante può aspirare a Banchiere, un Frate a Monaco Benedettino, un Cardinale a Camerlengo o Papa.`,
    'too-few-votes': ({ status, needed, has }) =>
      `Lo status di ${statusNamed(names, status)} costa ${votes(Number(needed))}; ne hai ${has}. Aspira ad altro, o a nulla.`,
    'same-declaration': ({ status }) =>
      `Hai già dichiarato questo (${statusNamed(names, status)}): dichiara altro, o lascia così.`,
    'order-too-late': () =>
      'Ciò a cui serve quest’ordine è già passato, e non avrebbe effetto: lascialo perdere.',
    'order-to-oneself': () => 'Non puoi fare l’elemosina a te stesso: indica un altro giocatore.',
    'order-to-no-merchant': ({ seat }, nameOf) =>
      `Fanno l’elemosina solo i Mercanti, e ${nameOf(Number(seat))} non lo è: indica un Mercante, o scegli secondo la conoscenza.`,
    'order-never-asked': () =>
      'Al massimo un altro giocatore è Mercante, perciò non dovrai mai scegliere chi ti fa l’elemosina: fai a meno di quest’ordine.',
    'not-understood': () => `Non capito. Scrivi per esempio: ${commands}.`,
  },
  lines: {
    election: 'Status ottenuto all’elezione',
    votes: 'Più voti rimasti',
    greens: 'Amanuensi dietro lo schermo',
    library: 'Tessera Biblioteca',
    richest: 'Più Ducati di tutti',
    riddle: names.tracks.riddle,
    canticle: names.tracks.canticle,
    manuscripts: 'Manoscritti',
    dialects: 'Tutti e cinque i dialetti',
    tiles: 'Tessera Frate o Cardinale',
  },
};
