import { counted, listedIn } from '../../../../core/language.ts';
import type { Names } from './names.ts';

export const en: Names = {
  cubes: {
    red: ['Politician', 'Politicians'],
    black: ['Nobleman', 'Noblemen'],
    yellow: ['Abbess', 'Abbesses'],
    green: ['Amanuensis', 'Amanuenses'],
  },
  dialects: {
    oil: 'Oil',
    oc: 'Oc',
    fiorentino: 'Fiorentino',
    latino: 'Latin',
    siciliana: 'Scuola Siciliana',
  },
  tracks: {
    riddle: 'Riddle from Verona',
    messenger: 'Messenger',
    orient: 'Orient',
    canticle: 'Canticle of the Sun',
    library: 'Papal Library',
    rest: 'Rest',
  },
  statuses: {
    nothing: 'nothing',
    banker: 'Banker',
    monk: 'Benedictine Monk',
    camerlengo: 'Camerlengo',
    pope: 'Pope',
  },
  merchant: 'Merchant',
  friar: (name) => `Friar ${name}`,
  cardinal: (name) => `Cardinal ${name}`,
  manuscript: (level, dialects) => `manuscript of level ${level} (${dialects.join('/')})`,
  linguaVolgare: 'Lingua Volgare',
  event: (name) => `event ${name}`,
  papalTile: { red: 'red papal tile', white: 'white papal tile' },
  canticleTile: (turn) => `Canticle tile of turn ${turn}`,
  libraryTile: (value) => `Library tile ${value}`,
  counted: counted('en'),
  listed: listedIn('en'),
  nothing: 'nothing',
};
