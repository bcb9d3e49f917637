import { isAtSea } from '../../atlas.ts';
import type { Edition } from '../../edition.ts';
import { eventTile, valueOfTile } from '../../pieces.ts';
import type { Status, Track } from '../../types.ts';
import { fr as names } from '../names/fr.ts';
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
const points = (count: number) => counted(count, 'point d’action', 'points d’action');
const ducats = (count: number) => counted(count, 'ducat', 'ducats');
const spaces = (count: number) => counted(count, 'case', 'cases');
const votes = (count: number) => counted(count, 'vote', 'votes');
const tiles = (count: number) => counted(count, 'tuile', 'tuiles');
const priests = (count: number) => cubesCounted(names, 'yellow', count);
const cost = costIn(points, ducats);

const unlike: Readonly<Record<string, string>> = { lunigiana: 'en Lunigiana' };
/** To a place, or in it: French says both alike. */
function at(edition: Edition, place: string): string {
  const name = placeName(edition, place);
  if (isAtSea(edition, place)) return `sur le ${name}`;
  return unlike[place] ?? `à ${name}`;
}
const aManuscript = (id: string) =>
  isLinguaVolgare(id) ? `la ${names.linguaVolgare}` : `un ${manuscriptName(names, id)}`;
const onTrack: Readonly<Record<Track, string>> = {
  riddle: `sur la table de la ${names.tracks.riddle}`,
  messenger: `sur la table du ${names.tracks.messenger}`,
  orient: `sur la table de l’${names.tracks.orient}`,
  canticle: `sur la table du ${names.tracks.canticle}`,
  library: `sur la table de la ${names.tracks.library}`,
  rest: `sur la table de ${names.tracks.rest}`,
};
const seeks = (status: Status) =>
  status === 'nothing' ? 'ne brigue rien' : `veut devenir ${names.statuses[status]}`;

export const fr: Sentences = {
  name: 'De Vulgari Eloquentia',
  summary:
    'Parcourez l’Italie de la fin du Moyen Âge, apprenez ses dialectes et réunissez ses manuscrits : en Marchand, en religieux, voire en Pape.',
  options: {
    openScreens: {
      label: 'Paravents ouverts',
      hint: 'Chacun voit ce qui se trouve derrière les paravents ; les tuiles Bibliothèque restent secrètes.',
    },
    shortLevelOne: {
      label: 'Niveau 1 réduit',
      hint: 'À deux ou trois : un seul manuscrit de niveau 1 par dialecte, dont deux visibles.',
    },
  },
  actions: {
    'start-at': ({ zone }, _nameOf, { edition }) => `Commencer à ${placeName(edition, zone)}`,
    'ask-alms': ({ seat }, nameOf) => `Demander l’aumône à ${nameOf(seat)}`,
    move: ({ to }, _nameOf, { edition }) => `Aller ${at(edition, to)}`,
    'claim-event': () => 'Prendre ce que donne l’événement de cette ville',
    'take-value': () => 'Prendre ce qu’offre cette ville',
    'study-at-bologna': () => 'Étudier à Bologna',
    'become-friar': ({ friar }) => `Devenir ${friarName(names, friar)}`,
    'become-cardinal': ({ cardinal, discard }) =>
      `Devenir le ${cardinalName(names, cardinal)}, ${
        discard === 'virtual'
          ? 'grâce au Noble virtuel'
          : `en défaussant un ${cubeNamed(names, discard)[0]}`
      }`,
    'convert-greens': ({ into }) =>
      into === 'knowledge'
        ? 'Convertir tous vos Copistes en connaissance'
        : 'Mettre tous vos Copistes derrière le paravent',
    'take-manuscript': ({ manuscript }) => `Prendre ${aManuscript(manuscript)}`,
    'take-cubes': ({ colour, count, sell }) =>
      `Prendre ${cubesCounted(names, colour, count)}${sell > 0 ? ` et en vendre ${sell}` : ''}`,
    'study-salterio': () => 'Étudier le Salterio',
    'do-business': () => 'Faire du petit commerce',
    advance: ({ track, spaces: count }) => `Avancer de ${spaces(count)} ${onTrack[track]}`,
    'look-in-library': () => 'Regarder les premières tuiles de la Bibliothèque du Vatican',
    'keep-tile': ({ keep, back }) =>
      `Garder la ${names.libraryTile(keep)}${
        back.length > 0 ? ` ; remettre sur la pile : ${back.join(', ')}` : ''
      }`,
    denounce: ({ seat }, nameOf) => `Dénoncer ${nameOf(seat)}`,
    summon: () => 'Convoquer les autres à Brindisi et terminer le tour',
    'answer-summons': ({ answer }) =>
      answer === 'come' ? 'Venir à Brindisi' : 'Rester où vous êtes',
    bid: ({ votes: count }) => `Offrir ${votes(count)}`,
    pass: () => 'Passer',
    'pay-votes': ({ red, black, yellow }) => {
      const paid = { red, black, yellow, green: 0 };
      return red + black + yellow === 0
        ? 'Ne rien payer'
        : `Payer ${coloursSaid(names, (colour) => paid[colour])}`;
    },
    'end-turn': () => 'Terminer le tour',
    declare: ({ status }) =>
      status === 'nothing' ? 'Ne rien briguer' : `Vouloir devenir ${names.statuses[status]}`,
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
          leader: 'celui qui a le plus de connaissance',
          last: 'celui qui a le moins de connaissance',
        };
        const from = typeof order.from === 'number' ? nameOf(order.from) : whom[order.from];
        return `Si plusieurs Marchands peuvent me faire l’aumône : la demander à ${from}.`;
      }
      case 'summons':
        if (order.answer === 'stay') return 'Si on me convoque : rester où je suis.';
        return `Si on me convoque : venir. Aux enchères, même si c’est moi qui convoque, mais après ma première offre : ${
          order.upTo === 0
            ? 'passer'
            : `offrir jusqu’à ${votes(order.upTo)}, payer d’abord avec les ${names.cubes[order.payFirst][1]}`
        }.`;
      case 'election':
        if (order.seek === 'highest') {
          return 'À l’élection : briguer le plus haut statut pour lequel j’ai assez de votes.';
        }
        return order.seek === 'nothing'
          ? 'À l’élection : ne rien briguer.'
          : `À l’élection : vouloir devenir ${names.statuses[order.seek]}.`;
    }
  },
  facts: {
    'events-laid': ({ events }, _nameOf, { edition }) =>
      `Les événements, à partir du tour 1 : ${events.map((event) => eventName(edition, event)).join(', ')}.`,
    'cubes-dealt': ({ turns }) =>
      `Les cubes sont répartis. ${turns
        .map((cubes, index) => `Tour ${index + 1} : ${cubesSaid(names, cubes)}`)
        .join('. ')}.`,
    'canticle-tiles-dealt': ({ cities }, _nameOf, { edition }) =>
      `Les tuiles du Cantique sont réparties : ${cities
        .map(
          ({ zone, tile }) => `${placeName(edition, zone)} a la ${pieceName(names, edition, tile)}`,
        )
        .join(', ')}.`,
    'papal-tiles-shuffled': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? 'Les tuiles papales sont mélangées et posées face cachée sur les tours 12 à 16.'
        : `Les tuiles papales, à partir du tour 12 : ${secret.tiles
            .map((tile) => pieceName(names, edition, tile))
            .join(', ')}.`,
    'manuscripts-shuffled': ({ secret }) =>
      secret === undefined
        ? 'Les manuscrits sont mélangés, chaque niveau à part.'
        : `Les manuscrits, du dessus au dessous : ${secret.decks
            .map((deck) => manuscriptsSaid(names, deck))
            .join(' ; ')}.`,
    'manuscripts-revealed': ({ manuscripts }) =>
      manuscripts.length === 0
        ? null
        : `Nouveaux manuscrits dévoilés : ${manuscriptsSaid(names, manuscripts)}.`,
    'library-shuffled': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? 'Les tuiles de la Bibliothèque du Vatican sont mélangées.'
        : `Les tuiles de la Bibliothèque du Vatican, du dessus au dessous : ${librarySaid(edition, secret.tiles)}.`,
    'order-drawn': ({ order }, nameOf) =>
      `L’ordre du tour est tiré au sort : ${order.map(nameOf).join(', ')}.`,
    'city-chosen': ({ seat, zone }, nameOf, { edition }) =>
      `${nameOf(seat)} commence à ${placeName(edition, zone)}.`,
    'turn-begun': ({ turn }) => `Le tour ${turn} commence.`,
    'papal-tile-revealed': ({ tile }) =>
      tile.startsWith('papal-red')
        ? 'Une tuile papale rouge est dévoilée : le Pape se meurt, et la seconde rouge fait du tour le dernier.'
        : 'Une tuile papale blanche est dévoilée : le Pape résiste.',
    'pawns-called-to-roma': () =>
      'Le Pape est mort : ce tour est le dernier, et tous les pions vont à Roma.',
    'event-placed': ({ event }, _nameOf, { edition }) => {
      const tile = eventTile(edition, event);
      const comes = `L’événement ${tile.name} arrive ${at(edition, tile.zone)}`;
      if (tile.gives === 'auction') return `${comes} : qui s’y trouve peut convoquer les autres.`;
      return tile.gives === 'ducats'
        ? `${comes} : ${ducats(tile.amount)} pour le premier Marchand à les prendre.`
        : `${comes} : ${spaces(tile.amount)} de connaissance pour le premier à les prendre.`;
    },
    'cubes-returned': ({ from, spaces: returned }, nameOf) =>
      `${from === null ? 'Personne n’a pris :' : `${nameOf(from)} défausse`} ${returnedTo(returned)
        .map(({ turn, cubes }) =>
          turn === null
            ? `${cubesSaid(names, cubes)} (hors du jeu)`
            : `${cubesSaid(names, cubes)} (désormais au tour ${turn})`,
        )
        .join(', ')}.`,
    'cubes-laid-out': ({ cubes }) => `En vente ce tour-ci : ${cubesSaid(names, cubes)}.`,
    'charity-begun': ({ givers }, nameOf) => {
      if (givers.length === 0) return 'Aumône : il n’y a pas de Marchand, la banque paie.';
      return givers.length === 1
        ? `Aumône : le Marchand le plus riche est ${givers.map(nameOf).join()}.`
        : `Aumône : les Marchands les plus riches sont ${listed(givers.map(nameOf))}.`;
    },
    'alms-given': ({ seat, giver, given, fromBank }, nameOf) => {
      const parts = [
        ...(giver !== null && given > 0 ? [`${nameOf(giver)} donne ${ducats(given)}`] : []),
        ...(fromBank > 0 ? [`la banque donne ${ducats(fromBank)}`] : []),
      ];
      return `L’aumône pour ${nameOf(seat)} : ${
        parts.length === 0 ? names.nothing : listed(parts)
      }.`;
    },
    'order-set': ({ order, rested }, nameOf) =>
      `L’ordre du tour : ${order.map(nameOf).join(', ')}.${
        rested === null ? '' : ` Grâce au Repos, ${nameOf(rested)} joue en premier.`
      }`,
    'player-began': ({ seat, points: count }, nameOf) =>
      `${nameOf(seat)} commence son tour avec ${points(count)}.`,
    'player-ended': ({ seat, unspent }, nameOf) =>
      unspent === 0 ? null : `${nameOf(seat)} termine son tour sans utiliser ${points(unspent)}.`,
    'pawn-moved': ({ seat, to, points: spent, ducats: paid }, nameOf, { edition }) =>
      `${nameOf(seat)} va ${at(edition, to)}${cost(spent, paid)}.`,
    'event-claimed': ({ seat, event, ducats: gained }, nameOf, { edition }) =>
      `${nameOf(seat)} prend l’événement ${eventName(edition, event)}${
        gained > 0 ? ` et gagne ${ducats(gained)}` : ''
      }.`,
    'value-taken': ({ seat, zone, ducats: gained }, nameOf, { edition }) =>
      gained > 0
        ? `${nameOf(seat)} encaisse ${ducats(gained)} ${at(edition, zone)}.`
        : `${nameOf(seat)} étudie ${at(edition, zone)}.`,
    'bologna-visited': ({ seat, zone }, nameOf, { edition }) =>
      `${nameOf(seat)} étudie à l’université de ${placeName(edition, zone)}.`,
    'friar-chosen': ({ seat, friar, ducats: lost }, nameOf) =>
      `${nameOf(seat)} devient ${friarName(names, friar)}${
        lost > 0 ? ` et renonce à ${ducats(lost)}` : ''
      }.`,
    'cardinal-chosen': ({ seat, cardinal, ducats: paid }, nameOf) =>
      `${nameOf(seat)} devient le ${cardinalName(names, cardinal)} et paie ${ducats(paid)}.`,
    'ducats-refunded': ({ seat, ducats: back }, nameOf) =>
      `${nameOf(seat)} reprend ${ducats(back)} à la banque.`,
    'greens-converted': ({ seat, into, cubes }, nameOf) =>
      into === 'knowledge'
        ? `${nameOf(seat)} convertit ${cubesSaid(names, cubes)} en connaissance.`
        : `${nameOf(seat)} met ${cubesSaid(names, cubes)} derrière le paravent (${cubes.length === 1 ? 'un PV' : 'un PV pièce'}).`,
    'knowledge-moved': ({ seat, to, by }, nameOf) => {
      if (by === 0) return `${nameOf(seat)} reste sur la case de connaissance ${to}.`;
      return by > 0
        ? `${nameOf(seat)} avance de ${spaces(by)} de connaissance, jusqu’à la case ${to}.`
        : `${nameOf(seat)} recule de ${spaces(-by)} de connaissance, jusqu’à la case ${to}.`;
    },
    'manuscript-taken': ({ seat, manuscript, points: spent }, nameOf) =>
      `${nameOf(seat)} prend ${aManuscript(manuscript)} pour ${points(spent)}.`,
    'lingua-volgare-offered': (_fact, _nameOf, { edition }) =>
      `Un niveau de manuscrits est épuisé : la Lingua Volgare est mise en vente, pour ${points(
        edition.manuscripts.linguaVolgare.actions,
      )}.`,
    'cubes-taken': ({ seat, cubes, points: spent, ducats: paid }, nameOf) =>
      `${nameOf(seat)} prend ${cubesSaid(names, cubes)}${cost(spent, paid)}.`,
    'noblemen-sold': ({ seat, cubes, ducats: gained }, nameOf) =>
      `${nameOf(seat)} vend ${cubesSaid(names, cubes)} pour ${ducats(gained)}.`,
    'salterio-studied': ({ seat }, nameOf) => `${nameOf(seat)} étudie le Salterio.`,
    'business-done': ({ seat, ducats: gained }, nameOf) =>
      `${nameOf(seat)} gagne ${ducats(gained)} par le petit commerce.`,
    'disc-advanced': ({ seat, track, to, spaces: count, withVirtualCube }, nameOf) =>
      `${nameOf(seat)} avance de ${spaces(count)} ${onTrack[track]}, jusqu’à la case ${to}${
        withVirtualCube ? ', avec l’aide du Prêtre virtuel' : ''
      }.`,
    'messenger-paid': ({ seat, ducats: paid, gift }, nameOf) =>
      `${nameOf(seat)} paie le droit du Messager, ${ducats(paid)} : Bologna donnera ${spaces(gift)} de connaissance.`,
    'library-opened': ({ seat, tiles: count }, nameOf) =>
      `${nameOf(seat)} regarde ${tiles(count)} sur la pile de la Bibliothèque du Vatican.`,
    'library-seen': ({ secret }, _nameOf, { edition }) =>
      secret === undefined
        ? null
        : `Les tuiles Bibliothèque en main, du dessus au dessous : ${librarySaid(edition, secret.shown)}.`,
    'library-tile-kept': ({ seat, secret }, nameOf, { edition }) => {
      if (secret === undefined) return `${nameOf(seat)} garde une tuile Bibliothèque.`;
      const back =
        secret.back.length > 0
          ? ` ; remises sur la pile : ${librarySaid(edition, secret.back)}`
          : '';
      return `${nameOf(seat)} garde la ${names.libraryTile(valueOfTile(edition, secret.kept))}${back}.`;
    },
    'player-denounced': ({ seat, by }, nameOf) => `${nameOf(by)} dénonce ${nameOf(seat)}.`,
    'summons-called': ({ seat, event }, nameOf, { edition }) =>
      `${nameOf(seat)} convoque les autres à Brindisi pour ${eventName(edition, event)}.`,
    'summons-answered': ({ seat, comes, zone }, nameOf, { edition }) =>
      comes
        ? `${nameOf(seat)} vient ${at(edition, zone)}.`
        : `${nameOf(seat)} refuse la convocation.`,
    'auction-opened': ({ bidders }, nameOf) =>
      `Les enchères s’ouvrent, dans cet ordre : ${bidders.map(nameOf).join(', ')}.`,
    'bid-made': ({ seat, votes: bid }, nameOf) => `${nameOf(seat)} offre ${votes(bid)}.`,
    'bidder-passed': ({ seat }, nameOf) => `${nameOf(seat)} passe.`,
    'auction-won': ({ seat, votes: bid }, nameOf) =>
      `${nameOf(seat)} remporte les enchères avec ${votes(bid)}.`,
    'votes-paid': ({ seat, cubes }, nameOf) =>
      cubes.length === 0
        ? `${nameOf(seat)} n’a aucun cube à payer.`
        : `${nameOf(seat)} paie ${cubesSaid(names, cubes)}.`,
    'stupor-mundi-gained': ({ seat }, nameOf) => `Stupor Mundi favorise ${nameOf(seat)}.`,
    'election-begun': () => 'L’élection : tous déclarent maintenant en secret ce qu’ils briguent.',
    'status-declared': ({ seat, secret }, nameOf) =>
      secret === undefined
        ? `${nameOf(seat)} a fait sa déclaration secrète.`
        : `${nameOf(seat)} ${seeks(secret.status)}.`,
    'declarations-opened': ({ statuses }, nameOf) =>
      `Les déclarations sont dévoilées : ${statuses
        .map((status, seat) => `${nameOf(seat)} ${seeks(status)}`)
        .join(', ')}.`,
    'player-elected': (fact, nameOf) => {
      const { price, isHelped } = electionPrice(fact);
      return `${nameOf(fact.seat)} devient ${names.statuses[fact.status]} pour ${votes(price)} et paie ${cubesSaid(names, fact.cubes)}${
        isHelped ? ' ; le cube virtuel couvre le reste' : ''
      }.`;
    },
    'hands-opened': ({ hands }, nameOf, { edition }) =>
      `Les paravents sont levés. ${hands
        .map((hand, seat) => `${nameOf(seat)} : ${handSaid(names, edition, hand)}`)
        .join(' ; ')}.`,
  },
  refusals: {
    'not-the-start': () =>
      'Les villes de départ ne se choisissent qu’avant le premier tour : déplacez plutôt votre pion.',
    'no-starting-city': ({ zone }, _nameOf, { edition }) =>
      `On ne commence pas à ${placeName(edition, String(zone))} : choisissez parmi ${zonesSaid(edition, 'start')}.`,
    'start-taken': ({ zone }, _nameOf, { edition }) =>
      `Quelqu’un commence déjà à ${placeName(edition, String(zone))} : choisissez une autre ville de départ.`,
    'no-alms-to-choose': () =>
      'Vous n’avez pas à choisir maintenant qui vous fait l’aumône : attendez que plusieurs des plus riches Marchands le puissent.',
    'not-a-giver': ({ seat }, nameOf) =>
      `${nameOf(Number(seat))} ne peut pas vous faire l’aumône maintenant : choisissez l’un des plus riches Marchands qui ait plus de ducats que vous.`,
    'not-your-actions': () =>
      'Vous ne pouvez pas agir maintenant : répondez d’abord à ce qu’on vous demande, ou attendez votre tour d’actions.',
    'too-few-points': ({ points: needed, left }) =>
      `Cela coûte ${points(Number(needed))} ; il vous en reste ${left}. Faites quelque chose de moins cher, ou terminez votre tour.`,
    'too-few-ducats': ({ ducats: needed, has }) =>
      `Cela coûte ${ducats(Number(needed))} ; vous en avez ${has}. Gagnez d’abord le reste, par exemple par le petit commerce.`,
    'already-moved': () =>
      'Vous vous êtes déjà déplacé ce tour-ci, et on ne le peut qu’une fois : déplacez-vous de nouveau au prochain tour.',
    'already-there': ({ place }, _nameOf, { edition }) =>
      `Vous êtes déjà ${at(edition, String(place))} : choisissez une autre destination.`,
    'unknown-place': ({ place }) =>
      `La carte n’a pas de « ${place} » : nommez l’une de ses zones ou de ses mers.`,
    'no-way': ({ place }, _nameOf, { edition }) =>
      `Un seul déplacement ne peut pas vous mener ${at(edition, String(place))} : il traverse une mer au plus, de port à port. Faites d’abord une partie du chemin.`,
    'must-land': ({ sea }, _nameOf, { edition }) =>
      `Vous avez commencé ce tour ${at(edition, String(sea))} : débarquez d’abord dans l’un de ses ports.`,
    'keep-point-to-land': () =>
      'Vous devez encore débarquer ce tour-ci : gardez un point d’action pour le faire.',
    'at-sea': () => 'Cela ne se fait pas en mer : débarquez d’abord.',
    'merchants-only': () =>
      'Seuls les Marchands le peuvent : Frère ou Cardinal, dépensez vos points autrement.',
    'no-event-here': () =>
      'Il n’y a pas d’événement à prendre ici : allez dans une ville où il y en a un.',
    'summon-instead': () =>
      'Stupor Mundi ne se prend pas comme les autres événements : convoquez plutôt les autres joueurs, à la toute fin de votre tour.',
    'no-value-here': () =>
      'Ce lieu n’offre ni ducats ni connaissance : allez dans une ville qui en offre.',
    'value-taken-before': () =>
      'Vous avez déjà pris ce qu’offre cette ville, qui ne le donne qu’une fois : allez dans une autre ville.',
    'nothing-for-religious': () =>
      'Cette ville n’offre que des ducats, réservés aux Marchands : allez dans une ville qui offre de la connaissance.',
    'bologna-by-messenger': () =>
      'Bologna ne donne sa connaissance que par le Messager : atteignez le bout de sa table, puis étudiez ici.',
    'not-in-bologna': () => 'On n’étudie ainsi qu’à Bologna même : allez-y d’abord.',
    'no-gift-earned': () =>
      'Bologna n’a rien pour vous : elle donne une seule fois, quand votre Messager a atteint la dernière case et que le droit est payé.',
    'not-in-convent': (_details, _nameOf, { edition }) =>
      `On devient Frère dans un Monastère : rejoignez-en un d’abord (${zonesSaid(edition, 'convent')}).`,
    'not-a-merchant': () =>
      'Seul un Marchand peut devenir Frère, et vous ne l’êtes plus : faites autre chose ici.',
    'friar-not-free': ({ friar }) =>
      `${friarName(names, String(friar))} n’est pas libre : choisissez une tuile Frère libre.`,
    'not-in-cathedral': (_details, _nameOf, { edition }) =>
      `On devient Cardinal dans une cathédrale : rejoignez-en une d’abord (${zonesSaid(edition, 'cathedral')}).`,
    'not-a-friar': () =>
      'Seul un Frère peut devenir Cardinal : un Marchand doit d’abord devenir Frère, dans un Monastère.',
    'already-cardinal': () =>
      'Vous êtes déjà Cardinal, et on le reste jusqu’à la fin : faites autre chose ici.',
    'cardinal-not-free': ({ cardinal }) =>
      `Le ${cardinalName(names, String(cardinal))} n’est pas libre : choisissez une tuile Cardinal libre.`,
    'no-cube-to-discard': ({ colour }) =>
      `Vous n’avez aucun ${cubeNamed(names, colour)[0]} derrière votre paravent : défaussez un cube de l’autre couleur, ou prenez-en un d’abord.`,
    'virtual-cube-serves': () =>
      `Le Noble virtuel de ${names.friar('Stefano')} suffit ici : utilisez-le au lieu de défausser un cube.`,
    'no-virtual-cube': () =>
      `Seul ${names.friar('Stefano')} a un Noble virtuel : défaussez plutôt un Politicien ou un Noble.`,
    'not-in-abbey': (_details, _nameOf, { edition }) =>
      `Les Copistes se convertissent dans une abbaye : rejoignez-en une d’abord (${zonesSaid(edition, 'abbey')}).`,
    'no-greens': () =>
      'Vous n’avez aucun Copiste devant votre paravent : prenez-en avant de les convertir.',
    'manuscript-this-turn': () =>
      'Vous avez déjà pris un manuscrit ce tour-ci, et on n’en prend qu’un : prenez le suivant au prochain tour.',
    'manuscript-not-on-show': ({ manuscript }) =>
      isLinguaVolgare(String(manuscript))
        ? 'La Lingua Volgare n’est pas en vente : choisissez un autre manuscrit.'
        : `Aucun ${manuscriptName(names, String(manuscript))} n’est visible : choisissez un autre manuscrit.`,
    'knowledge-too-low': ({ level, has }) =>
      `Il faut une connaissance de niveau ${level} ; la vôtre est de niveau ${has}. Gagnez d’abord de la connaissance, ou prenez un manuscrit plus facile.`,
    'wrong-dialect': ({ manuscript }) =>
      `Vous ne pouvez pas prendre ${aManuscript(String(manuscript))} ici : allez d’abord dans une zone de son dialecte.`,
    'colour-this-turn': ({ colour }) =>
      `Vous avez déjà pris des ${cubeNamed(names, colour)[1]} ce tour-ci, et chaque couleur ne se prend qu’une fois par tour : choisissez-en une autre.`,
    'not-on-sale': ({ colour, count, left }) =>
      `Vous voulez ${counted(Number(count), ...cubeNamed(names, colour))} ; en vente : ${left}. Prenez-en moins, ou choisissez une autre couleur.`,
    'sells-only-black': () => 'Seuls les Nobles se vendent : prenez ces cubes sans les vendre.',
    'sells-too-many': ({ count }) =>
      `Vous ne pouvez vendre que les Nobles que vous prenez : vendez-en ${count} au plus.`,
    'salterio-this-turn': () =>
      'Vous avez déjà étudié le Salterio ce tour-ci, et on ne le peut qu’une fois : dépensez vos points autrement.',
    'business-this-turn': () =>
      'Vous avez déjà fait du petit commerce ce tour-ci, et on ne le peut qu’une fois : dépensez vos points autrement.',
    'beyond-last-space': ({ left }) =>
      Number(left) === 0
        ? 'Votre disque est sur la dernière case de cette table : avancez sur une autre.'
        : `Votre disque est à ${spaces(Number(left))} du bout de cette table : n’avancez pas au-delà.`,
    'not-in-oil-zone': (_details, _nameOf, { edition }) =>
      `La Devinette de Vérone ne se cherche que dans les zones de langue d’oïl : rejoignez-en une d’abord (${oilZonesSaid(edition)}).`,
    'fee-not-paid': ({ ducats: fee, cubes, has, abbesses: held, mayStop }) => {
      const asks = Number(cubes) > 0;
      const due = `${ducats(Number(fee))}${asks ? ` et ${priests(Number(cubes))}` : ''}`;
      const own = `${ducats(Number(has))}${asks ? ` et ${priests(Number(held))}` : ''}`;
      return `La dernière case du Messager vous coûte ${due} ; vous avez ${own}. ${
        mayStop === 1 ? 'Arrêtez-vous une case avant, ou réunissez' : 'Réunissez'
      } d’abord ce qui manque.`;
    },
    'no-franciscan-city': (_details, _nameOf, { edition }) =>
      `Le Cantique de Frère Soleil ne se cherche que dans les villes franciscaines : rejoignez-en une d’abord (${zonesSaid(edition, 'franciscan')}).`,
    'canticle-not-active': ({ turn, now }) =>
      Number(turn) > Number(now)
        ? `Le Cantique de Frère Soleil se cherche ici au tour ${turn}, et à partir du tour 14, mais pas maintenant : revenez alors.`
        : `Le Cantique de Frère Soleil se cherchait ici au tour ${turn}, et ne s’y cherche plus qu’à partir du tour 14 : d’ici là, faites autre chose.`,
    'too-few-abbesses': ({ needed, has }) =>
      `Cela coûte ${priests(Number(needed))} ; vous en avez ${has}. Avancez de moins, ou prenez d’abord d’autres Prêtres.`,
    'library-closed': () =>
      'La Bibliothèque du Vatican ouvre au tour 12 : d’ici là, avancez sur une autre table.',
    'not-in-library': () =>
      'Votre disque n’est pas encore entré dans la Bibliothèque du Vatican : avancez d’abord d’au moins une case sur sa table.',
    'tile-kept-before': () =>
      'Vous gardez déjà une tuile Bibliothèque, et on n’en garde qu’une : faites autre chose.',
    'keep-a-tile-first': () =>
      'Vous regardez des tuiles Bibliothèque : gardez-en d’abord une et remettez les autres.',
    'not-looking': () =>
      'Vous n’avez pas de tuiles Bibliothèque en main : regardez d’abord dans la Bibliothèque du Vatican.',
    'not-these-tiles': () =>
      'Ce ne sont pas les tuiles que vous avez en main : gardez-en une et remettez toutes les autres, chacune une fois.',
    'not-shlasinger': () =>
      `Seul le ${names.cardinal('Shlasinger')} peut dénoncer : faites autre chose.`,
    'denounced-before': () =>
      'Vous avez déjà dénoncé quelqu’un, et on ne le peut qu’une fois par partie : faites autre chose.',
    'denounce-another': () =>
      'Vous ne pouvez pas vous dénoncer vous-même : choisissez un autre joueur.',
    'knows-nothing': ({ seat }, nameOf) =>
      `${nameOf(Number(seat))} n’a pas de connaissance à perdre : choisissez un autre joueur.`,
    'no-stupor-mundi': () =>
      'Stupor Mundi n’est pas disponible : il arrive au tour 10 et ne sert qu’une fois. Terminez votre tour sans convoquer.',
    'not-in-brindisi': () => 'C’est de Brindisi qu’on convoque les autres : allez-y d’abord.',
    'not-summoned': () =>
      'Aucune convocation n’attend votre réponse : attendez qu’on vous convoque.',
    'no-auction': () =>
      'Ce n’est pas à vous d’offrir maintenant : attendez votre tour lors d’enchères.',
    'bid-first': () =>
      'C’est vous qui avez convoqué, vous ne pouvez donc pas encore passer : offrez au moins un vote.',
    'bid-not-higher': ({ highest }) =>
      `La plus haute offre est de ${votes(Number(highest))} : offrez au moins ${Number(highest) + 1}, ou passez.`,
    'bid-above-votes': ({ most, mayPass }) =>
      `Vous pouvez offrir au plus ${votes(Number(most))} : n’allez pas au-delà${mayPass === 1 ? ', ou passez' : ''}.`,
    'nothing-to-pay': () =>
      'Vous n’avez rien à payer maintenant : c’est le gagnant des enchères qui paie ses votes.',
    'not-your-cubes': () =>
      'Vous n’avez pas ces cubes derrière votre paravent : payez avec ceux que vous avez.',
    'pays-too-little': ({ votes: paid, needed }) =>
      `Ces cubes font ${votes(Number(paid))}, et vous devez en payer ${needed} : ajoutez des cubes.`,
    'pays-too-much': () => 'L’un de ces cubes n’est pas nécessaire au paiement : gardez-le.',
    'no-election': () =>
      'Il n’y a pas d’élection maintenant : faites votre déclaration après le dernier tour.',
    'not-your-status': ({ status }) =>
      `Vous ne pouvez pas devenir ${statusNamed(names, status)} : un Marchand peut devenir Banquier, un Frère Moine bénédictin, un Cardinal Chambellan ou Pape.`,
    'too-few-votes': ({ status, needed, has }) =>
      `Pour devenir ${statusNamed(names, status)}, il faut ${votes(Number(needed))} ; vous en avez ${has}. Briguez autre chose, ou rien.`,
    'same-declaration': ({ status }) =>
      `Vous avez déjà déclaré cela (${statusNamed(names, status)}) : déclarez autre chose, ou restez-en là.`,
    'order-too-late': () =>
      'Ce que vise cet ordre est déjà passé, il n’aurait aucun effet : abandonnez-le.',
    'order-to-oneself': () =>
      'Vous ne pouvez pas vous faire l’aumône à vous-même : nommez un autre joueur.',
    'order-to-no-merchant': ({ seat }, nameOf) =>
      `Seuls les Marchands font l’aumône, et ${nameOf(Number(seat))} n’en est pas un : nommez un Marchand, ou choisissez selon la connaissance.`,
    'order-never-asked': () =>
      'Un autre joueur au plus est Marchand, vous n’aurez donc jamais à choisir qui vous fait l’aumône : passez-vous de cet ordre.',
    'not-understood': () => `Pas compris. Écrivez par exemple : ${commands}.`,
  },
  lines: {
    election: 'Statut obtenu à l’élection',
    votes: 'Le plus de votes restants',
    greens: 'Copistes derrière le paravent',
    library: 'Tuile Bibliothèque',
    richest: 'Le plus de ducats',
    riddle: names.tracks.riddle,
    canticle: names.tracks.canticle,
    manuscripts: 'Manuscrits',
    dialects: 'Les cinq dialectes',
    tiles: 'Tuile Frère ou Cardinal',
  },
};
