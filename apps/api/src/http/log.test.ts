import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { loggedError, loggedRequest } from './log.ts';

describe('the log', () => {
  it('says of a failed query what failed, but none of its values', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "u"'), {
      code: '23505',
      constraint: 'u',
      detail: 'Key (name_key)=(ada) already exists.',
    });
    const error = new DrizzleQueryError('insert into t values ($1, $2)', ['ada', 'hunter2'], cause);
    expect(String(error.stack)).toContain('hunter2'); // or this proves nothing
    const logged = loggedError(error);
    expect(logged).toMatchObject({
      message: 'duplicate key value violates unique constraint "u"',
      code: '23505',
      constraint: 'u',
    });
    expect(logged.stack).toMatch(/^ {4}at /);
    expect(JSON.stringify(logged)).not.toMatch(/hunter2|ada|insert into/);
  });

  it('says of a failed query without a cause nothing of its values either', () => {
    const logged = loggedError(new DrizzleQueryError('select $1', ['hunter2']));
    expect(JSON.stringify(logged)).not.toContain('hunter2');
  });

  it('keeps to the frames of a stack, however a message is written', () => {
    const error = new Error('one\n    at hunter2\ntwo');
    expect(loggedError(error).stack).not.toContain('hunter2');
  });

  it('says of a request its method and path, without what is asked', () => {
    const request = { method: 'GET', url: '/v1/games?cursor=abc&token=def', headers: { a: 'b' } };
    expect(loggedRequest(request)).toEqual({ method: 'GET', path: '/v1/games' });
  });
});
