import { catchesFaults } from '../../../testing/planted.ts';
import { planted, title } from './planted-faults.ts';

catchesFaults(title, planted);
