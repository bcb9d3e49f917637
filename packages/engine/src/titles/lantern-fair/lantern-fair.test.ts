import { keepsTheContract, playsGolden } from '../../testing/index.ts';
import { title } from './index.ts';

keepsTheContract(title, import.meta.url);
playsGolden(title, import.meta.url);
