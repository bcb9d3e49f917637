/** Builds what is served: the API and its commands as one file each, and the web's pages. */
import { hashSources, noteBuild } from './install.mjs';
import { buildApi, buildClient, buildWeb } from './lib/build.ts';
import { root } from './lib/tree.ts';

const started = performance.now();
await noteBuild(root, async () => {
  const parts = await Promise.allSettled([
    buildApi(root, hashSources(root)),
    buildClient(root),
    buildWeb(root),
  ]);
  const failures = parts.flatMap((part) => (part.status === 'rejected' ? [part.reason] : []));
  for (const reason of failures) {
    console.error(reason instanceof Error ? reason.message : reason);
  }
  if (failures.length > 0) process.exit(1);
});
// Not where commands that were built first write what they find.
console.error(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
