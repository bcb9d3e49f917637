import { counted, listedIn } from '../../../../core/language.ts';
import type { Names } from './names.ts';

export const es: Names = {
  cubes: {
    red: ['Político', 'Políticos'],
    black: ['Noble', 'Nobles'],
    yellow: ['Abadesa', 'Abadesas'],
    green: ['Amanuense', 'Amanuenses'],
  },
  dialects: {
    oil: 'lengua de Oil',
    oc: 'lengua de Oc',
    fiorentino: 'florentino',
    latino: 'latín',
    siciliana: 'siciliano',
  },
  tracks: {
    riddle: 'Adivinanza Veronesa',
    messenger: 'Mensajero',
    orient: 'Oriente',
    canticle: 'Cántico de las Criaturas',
    library: 'Biblioteca Papal',
    rest: 'Descanso',
  },
  statuses: {
    nothing: 'nada',
    banker: 'Banquero',
    monk: 'Monje Benedictino',
    camerlengo: 'Camarlengo',
    pope: 'Papa',
  },
  merchant: 'Mercader',
  friar: (name) => `Fraile ${name}`,
  cardinal: (name) => `Cardenal ${name}`,
  manuscript: (level, dialects) => `manuscrito de nivel ${level} (${dialects.join('/')})`,
  linguaVolgare: 'Lingua Volgare',
  event: (name) => `evento ${name}`,
  papalTile: { red: 'ficha papal roja', white: 'ficha papal blanca' },
  canticleTile: (turn) => `ficha del Cántico del turno ${turn}`,
  libraryTile: (value) => `ficha de Biblioteca ${value}`,
  counted: counted('es'),
  listed: listedIn('es'),
  nothing: 'nada',
};
