import { languages } from '@staffetta/engine';
import type { Response } from 'supertest';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { mailboxDomain } from '../../src/accounts/mailbox.ts';
import { Problem, type ProblemCode, problemBody } from '../../src/http/problems.ts';
import {
  type Api,
  type Ask,
  askInside,
  expectProblem,
  expectProblemInAllLanguages,
  openApi,
} from '../api.ts';
import { freshDatabase } from '../harness.ts';
import { answer, fromElsewhere, goodAsk } from './asking.ts';
import { refusalsOf, type tableRows } from './index.ts';
import type { Refusal } from './row.ts';
import { makeWorld, type World } from './world.ts';

/** Whether a problem is told by its own sentence alone, which `problems.test.ts` has in every language. */
function hasOwnSentence({ body }: Response, problem: string, language: (typeof languages)[number]) {
  const own = problemBody(new Problem(problem as ProblemCode), language, '').detail;
  return body.fields === undefined && own !== '' && body.detail === own;
}

/** The sentence about the field that is wrong. */
function fieldSentence({ body, text }: Response, field: string): string {
  const named = body.fields.find(({ path }: { path: string }) => path.startsWith(field));
  expect(named?.message, text).toMatch(/\S/);
  return named.message;
}

/**
 * Refuses everything the table says of these operations. One request goes over HTTP, in one language
 * after the other; where the sentence depends on the case, the service is asked in all of them.
 */
export function refusesAllOf(chosen: typeof tableRows): void {
  let api: Api;
  let world: World;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase(inject('databases').postgres18);
    drop = fresh.drop;
    api = await openApi(fresh.urls, {
      trustProxy: true,
      replyDomain: mailboxDomain,
      noticeDelay: 0,
    });
    world = await makeWorld(api);
  });
  afterAll(async () => {
    await api.close();
    await drop();
  });

  let turn = 0; // of the languages

  async function expectRefused(bad: Ask, refusal: Refusal): Promise<void> {
    const language = languages[turn++ % languages.length] ?? 'en';
    const inLanguage = (wanted: string): Ask =>
      fromElsewhere({ ...bad, headers: { ...bad.headers, 'accept-language': wanted } });
    const first = await answer(api, inLanguage(language));
    expectProblem(first, refusal);
    expect(first.headers['content-language']).toBe(language);
    if (refusal.status === 401) expect(first.headers['www-authenticate']).toBeDefined();
    if (hasOwnSentence(first, refusal.problem, language)) return;
    const said = new Set<string>();
    await expectProblemInAllLanguages(async (wanted) => {
      const response = wanted === language ? first : await askInside(api, inLanguage(wanted));
      if (refusal.field !== undefined) said.add(fieldSentence(response, refusal.field));
      return response;
    }, refusal);
    expect(said.size, [...said].join('; ')).toBe(refusal.field === undefined ? 0 : 4);
  }

  describe.each(chosen)('$operationId', ({ row }) => {
    let good: Ask | null = null;

    /** A good request no other refusal has been made of. */
    const prepared = async (refusal: Refusal): Promise<Ask> => {
      if (refusal.spoils === true) return goodAsk(row, world, api);
      good ??= await goodAsk(row, world, api);
      return good;
    };

    it.each(refusalsOf(row))('answers $status $problem when $when', async (refusal) => {
      const wish = await prepared(refusal);
      const bad = { ...wish, ...(await refusal.ask(world, wish, api)) };
      try {
        await expectRefused(bad, refusal);
      } finally {
        await refusal.after?.(api);
      }
    });

    it('is answered after all these refusals: they changed nothing', async () => {
      const wish = row.expires === true ? null : good;
      const response = await answer(api, fromElsewhere(wish ?? (await goodAsk(row, world, api))));
      expect(response.status, response.text).toBe(row.status);
    });
  });
}
