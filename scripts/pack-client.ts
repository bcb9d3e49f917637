/** Packs the client as it is published, into `packages/client/dist/package`. */
import { join } from 'node:path';
import { packClient } from './lib/client-package.ts';
import { root } from './lib/tree.ts';

console.log(await packClient(root, join(root, 'packages/client/dist/package')));
