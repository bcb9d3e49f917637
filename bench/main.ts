import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Cluster, startCluster } from '../apps/api/src/embedded/cluster.ts';
import { prepareTemplate } from '../apps/api/test/databases.ts';
import { buildWeb } from '../scripts/lib/build.ts';
import { measureAdmin } from './admin.ts';
import { measureBackups } from './backups.ts';
import { measureReducer } from './boardgame.ts';
import { measureEngine } from './engine.ts';
import { measureAll, openService, say } from './measuring.ts';
import { amongMillion } from './million.ts';
import { measurePages } from './pages.ts';
import {
  adminSection,
  backupsSection,
  engineSection,
  pagesSection,
  report,
  sectionHeadings,
  withSection,
} from './report.ts';
import { amount } from './sample.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const paper = join(root, 'docs/performance.md');

const today = (): string => new Date().toISOString().slice(0, 10);

type SectionName = keyof typeof sectionHeadings;

const sections: Readonly<Record<SectionName, (cluster: Cluster) => Promise<string>>> = {
  engine: async () =>
    engineSection({ engine: measureEngine(), reducer: await measureReducer() }, today()),
  pages: async (cluster) => pagesSection(await measurePages(cluster), today()),
  backups: (cluster) =>
    amongMillion(cluster, openService, async (million) =>
      backupsSection(await measureBackups(cluster, openService, million), today()),
    ),
  admin: (cluster) =>
    amongMillion(cluster, openService, async (million) =>
      adminSection(await measureAdmin(million, openService), today()),
    ),
};

/** The sections that were asked for by name; none: all of the paper. */
const wantedSections = (): readonly SectionName[] =>
  process.argv.slice(2).map((name) => {
    const known = Object.keys(sectionHeadings) as SectionName[];
    const found = known.find((one) => one === name);
    if (found === undefined) throw new Error(`What can be measured by itself: ${known.join(', ')}`);
    return found;
  });

/** All of the paper, or the paper as it is with some of its sections measured anew. */
async function measure(cluster: Cluster, wanted: readonly SectionName[]): Promise<string> {
  if (wanted.length === 0) return report(await measureAll(cluster), today());
  let written = await readFile(paper, 'utf8');
  for (const name of wanted) {
    say(`the ${name}`);
    written = withSection(written, await sections[name](cluster));
  }
  return written;
}

/** Measures on a cluster of its own, in a temporary folder. */
async function run(): Promise<string> {
  const wanted = wantedSections();
  const temporary = await mkdtemp(join(tmpdir(), 'staffetta-bench-'));
  const cluster = await startCluster({ folder: temporary, say: console.log });
  try {
    await prepareTemplate(cluster);
    await buildWeb(root);
    return await measure(cluster, wanted);
  } finally {
    await cluster.stop();
    await rm(cluster.folder, { recursive: true, force: true });
    await rm(temporary, { recursive: true, force: true });
  }
}

const text = await run();
const written = amount(paper, join(tmpdir(), 'staffetta-performance.md'));
await writeFile(written, text);
console.log(`\n${text}\nWritten to ${written}.`);
