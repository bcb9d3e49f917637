import { z } from 'zod';
import { notedHash } from '../admin/audit.ts';
import type { Desk } from '../admin/desk.ts';
import { deskOffline, gameCalled } from '../admin/desk-offline.ts';
import { noted } from '../admin/noted.ts';
import { reportText } from '../admin/reports.ts';
import { type Command, misunderstood, operate, readWish, saidIn, type Wish } from '../operate.ts';
import { OperatorError } from '../operator-error.ts';
import { quoted } from '../quoted.ts';

// `npm run -s reports -- list | answer`: reported messages, the newest first, those nobody has answered or with `--all` the
// others too; and an answer to one, which whoever reported it gets by mail. With `--json` for programs. What was written to one
// seat alone is told with a reason only.

const usage = `npm run -s reports -- list [--all] [--reason <why what was written to one seat alone is read>]
npm run -s reports -- answer <game> <report> --answer <text> --reason <why>
With --json for programs.`;

const names = ['answer', 'reason'] as const;
type Asked = { readonly desk: Desk; readonly wish: Wish<(typeof names)[number]> };

async function list({ desk, wish }: Asked): Promise<number> {
  const waitingOnly = !wish.is('all');
  const reason = wish.said('reason') === null ? null : saidIn(wish, 'reason', usage);
  const deed = { operation: 'listReports', asked: { waiting: waitingOnly }, reason };
  const wanted = { waitingOnly, before: null, limit: null, asker: { reason } };
  const reports = await noted(desk.audit, deed, () => desk.reports.list(wanted));
  wish.tell(reports, reports.map(reportText));
  return 0;
}

/** Which report is meant, by its id. */
function reportCalled(text: string): string {
  const { data } = z.uuid().toLowerCase().safeParse(text);
  if (data === undefined) throw new OperatorError(`${quoted(text)} is no id of a report.`);
  return data;
}

async function answer({ desk, wish }: Asked): Promise<number> {
  const [, ofGame = '', called = ''] = wish.words;
  const [game, report] = [gameCalled(ofGame), reportCalled(called)];
  const text = saidIn(wish, 'answer', usage);
  const reason = saidIn(wish, 'reason', usage);
  const asked = { game, report, answer: notedHash(text) };
  const deed = { operation: 'answerReport', gameId: game, asked, reason };
  await noted(desk.audit, deed, () => desk.reports.answer(game, report, text, { reason }));
  wish.tell({ game, report }, ['Answered: whoever reported it is told by mail.']);
  return 0;
}

const deeds: Readonly<Record<string, (asked: Asked) => Promise<number>>> = { list, answer };

export const command: Command = async (call) => {
  const wish = readWish(call, names, ['all']);
  const deed = deeds[wish?.words[0] ?? ''];
  if (wish === null || deed === undefined) return misunderstood(call, usage);
  return operate(call, (database) => deed({ desk: deskOffline(database, call), wish }));
};
