import { tableRows } from './index.ts';
import { refusesAllOf } from './refusing.ts';

refusesAllOf(tableRows.filter(({ row }) => row.forAdmins === undefined));
