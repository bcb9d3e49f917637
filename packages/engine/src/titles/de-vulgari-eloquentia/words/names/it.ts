import { counted, listedIn } from '../../../../core/language.ts';
import type { Names } from './names.ts';

export const it: Names = {
  cubes: {
    red: ['Politico', 'Politici'],
    black: ['Nobile', 'Nobili'],
    yellow: ['Badessa', 'Badesse'],
    green: ['Amanuense', 'Amanuensi'],
  },
  dialects: {
    oil: 'lingua d’Oil',
    oc: 'lingua d’Oc',
    fiorentino: 'Fiorentino',
    latino: 'Latino',
    siciliana: 'Scuola Siciliana',
  },
  tracks: {
    riddle: 'Indovinello Veronese',
    messenger: 'Messaggero',
    orient: 'Oriente',
    canticle: 'Cantico delle Creature',
    library: 'Biblioteca Pontificia',
    rest: 'Riposo',
  },
  statuses: {
    nothing: 'nulla',
    banker: 'Banchiere',
    monk: 'Monaco Benedettino',
    camerlengo: 'Camerlengo',
    pope: 'Papa',
  },
  merchant: 'Mercante',
  friar: (name) => `Frate ${name}`,
  cardinal: (name) => `Cardinale ${name}`,
  manuscript: (level, dialects) => `manoscritto di livello ${level} (${dialects.join('/')})`,
  linguaVolgare: 'Lingua Volgare',
  event: (name) => `evento ${name}`,
  papalTile: { red: 'tessera papale rossa', white: 'tessera papale bianca' },
  canticleTile: (turn) => `tessera del Cantico del turno ${turn}`,
  libraryTile: (value) => `tessera Biblioteca ${value}`,
  counted: counted('it'),
  listed: listedIn('it'),
  nothing: 'nulla',
};
