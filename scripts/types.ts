/** Type-checks every project of the repository and shows all that is wrong. */

import { root } from './lib/tree.ts';
import { checkTypes } from './lib/type-check.ts';

const { projects, wrong } = await checkTypes(root, { pretty: process.stdout.isTTY === true });
for (const { project, said } of wrong) console.error(`${project}\n${said}\n`);
console.log(`types: ${projects - wrong.length} of ${projects} projects are right`);
process.exitCode = wrong.length === 0 ? 0 : 1;
