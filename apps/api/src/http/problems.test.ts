import { languages } from '@staffetta/engine';
import { describe, expect, it } from 'vitest';
import { Problem, type ProblemCode, problemBody, problemCodes, problemStatus } from './problems.ts';

/** What callers rely on: these codes, with these statuses, stay. */
const statuses: Readonly<Record<ProblemCode, number>> = {
  'invalid-request': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'link-not-valid': 401,
  'missing-scope': 403,
  'wrong-password': 403,
  'entry-needed': 403,
  'wrong-code': 403,
  'plays-here': 403,
  'about-you': 403,
  'has-looked': 403,
  'look-needed': 403,
  suspended: 403,
  'not-seated': 403,
  'not-your-seat': 403,
  'not-host': 403,
  'no-spectators': 403,
  'not-welcome': 403,
  'former-player': 403,
  'not-invitable': 403,
  'not-for-guests': 403,
  'not-found': 404,
  'move-link-unknown': 404,
  'method-not-allowed': 405,
  'name-taken': 409,
  'mail-taken': 409,
  'codes-in-use': 409,
  'chat-closed': 409,
  'mail-untrue': 409,
  'mail-unwanted': 409,
  'mail-withheld': 409,
  'archives-ended': 409,
  'done-already': 409,
  'without-clock': 409,
  'game-went-on': 412,
  'last-admin': 409,
  'game-there': 409,
  'edition-there': 409,
  'edition-is-default': 409,
  'edition-not-offered': 409,
  'usual-edition-changed': 412,
  administers: 409,
  'needs-person': 409,
  'is-suspended': 409,
  'not-a-guest': 409,
  'limit-reached': 409,
  'vacation-overlaps': 409,
  'vacation-too-long': 409,
  'wrong-state': 409,
  'already-seated': 409,
  'has-seat': 409,
  'not-over': 409,
  'key-reused': 409,
  'invited-only': 409,
  'not-ended': 409,
  'game-read-only': 409,
  'mail-takes-no-answer': 409,
  'move-link-used': 409,
  'seat-given-up': 409,
  'move-link-expired': 410,
  stale: 412,
  'move-overtaken': 412,
  'too-large': 413,
  'unsupported-media-type': 415,
  'import-refused': 422,
  refused: 422,
  'precondition-missing': 428,
  'too-many-requests': 429,
  internal: 500,
  'log-out-of-memory': 503,
  'log-out-of-time': 503,
  overloaded: 503,
  unavailable: 503,
};
const codes = Object.keys(statuses) as ProblemCode[];

/** Their sentence comes from the rule that says no. */
const spokenByRules: readonly ProblemCode[] = ['wrong-state', 'refused'];

it('lists its codes by status', () => {
  expect([...problemCodes].sort()).toEqual([...codes].sort());
  const listed = problemCodes.map(problemStatus);
  expect(listed).toEqual([...listed].sort((one, other) => one - other));
});

describe('a problem', () => {
  it.each(codes)('of the kind %s keeps its status', (code) => {
    expect(problemStatus(code)).toBe(statuses[code]);
  });

  it.each(codes.filter((code) => !spokenByRules.includes(code)))(
    'of the kind %s says in every language what to do',
    (code) => {
      const sentences = languages.map(
        (language) => problemBody(new Problem(code), language, 'urn:x').detail,
      );
      expect(new Set(sentences).size).toBe(languages.length);
      for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.{15,}\.$/u);
    },
  );

  it.each(['user', 'network'] as const)('says how many streams the %s has open', (whose) => {
    const problem = new Problem('too-many-requests', { streams: { most: 17, whose } });
    const bodies = languages.map((language) => problemBody(problem, language, 'urn:x'));
    expect(new Set(bodies.map(({ detail }) => detail)).size).toBe(languages.length);
    for (const body of bodies) {
      expect(body.detail).toContain('17');
      expect(body).not.toHaveProperty('streams');
    }
  });

  it('has the members RFC 9457 gives it, and its own', () => {
    const problem = new Problem('refused', {
      detail: 'Not now.',
      code: 'not-your-turn',
      rule: 'S1',
    });
    expect(problemBody(problem, 'en', 'urn:staffetta:request:1')).toEqual({
      type: 'urn:staffetta:problem:refused',
      title: 'refused',
      status: 422,
      detail: 'Not now.',
      instance: 'urn:staffetta:request:1',
      code: 'not-your-turn',
      rule: 'S1',
    });
  });
});
