import { counted } from '../../../../core/language.ts';
import { listedWith, type Names } from './names.ts';

const number = counted('it');

const ofColour = { yellow: 'delle agenzie', orange: 'della nobiltà', violet: 'delle cariche' };
const florins = (count: number) => number(count, 'fiorino', 'fiorini');
const points = (count: number) => number(count, 'punto prestigio', 'punti prestigio');

export const it: Names = {
  nobles: {
    philipp: 'Filippo',
    louise: 'Luisa',
    leo: 'Leone',
    maria: 'Maria',
    maximilian: 'Massimiliano',
  },
  joker: ['jolly', 'jolly'],
  colours: { yellow: 'agenzie', orange: 'nobiltà', violet: 'cariche' },
  level: (level) => `livello ${level}`,
  levelOf: (level, colour) => `livello ${level} ${ofColour[colour]}`,
  ranks: {
    Bürger: 'cittadino',
    Freiherr: 'barone',
    Graf: 'conte',
    Fürst: 'principe',
    Kaufmann: 'mercante',
    Zunftmeister: 'capo di corporazione',
    Ratsherr: 'consigliere',
    Bürgermeister: 'borgomastro',
  },
  agency: (numeral) => `agenzia ${numeral}`,
  rights: {
    church: 'chiesa',
    cathedral: 'cattedrale',
    coat: 'stemma',
    patent: 'patente di nobiltà',
    mint: 'Maestro di zecca',
    architect: 'Architetto',
  },
  drawing: 'pesca di due carte',
  privilegeCard: (card, privileges) => `carta privilegio ${card} (${privileges})`,
  tile: (of) => `tessera: ${of}`,
  priced: (building, price) => `${building} da ${florins(price)}`,
  yielding: (right, count) => `${right} da ${points(count)}`,
  florins,
  points,
  cards: (count) => number(count, 'carta', 'carte'),
  ious: (count) => `${count} pagherò`,
  counted: number,
  listed: listedWith('e'),
  nothing: 'nulla',
  between: '; ',
  colon: ': ',
};
