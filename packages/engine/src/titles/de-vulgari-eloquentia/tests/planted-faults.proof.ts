import { catchesFaults } from '../../../testing/planted.ts';
import { plantedMore, title } from './planted-faults.ts';

catchesFaults(title, plantedMore);
