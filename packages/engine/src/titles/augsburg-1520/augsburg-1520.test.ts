import { keepsTheContract } from '../../testing/index.ts';
import { title } from './index.ts';

keepsTheContract(title, import.meta.url, { games: 10 });
