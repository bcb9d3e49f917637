import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { html } from '../src/docs/markdown.ts';
import { docsPage } from '../src/docs/page.ts';
import { type Api, ask, askInside, openFreshApi } from './api.ts';

let api: Api;
let contract: string;

beforeAll(async () => {
  api = await openFreshApi({ docsFolder: fileURLToPath(new URL('../dist/docs', import.meta.url)) });
  contract = await readFile(new URL('../../../openapi.yaml', import.meta.url), 'utf8');
});
afterAll(() => api.close());

describe('the contract', () => {
  it('is served as it is committed', async () => {
    const { status, type, text, body } = await ask(api, { path: '/openapi.yaml' });
    expect({ status, type }).toEqual({ status: 200, type: 'application/yaml' });
    expect(text ?? String(body)).toBe(contract);
  });

  it('has no two schemas that are one', () => {
    const { schemas } = parse(contract).components as { schemas: Record<string, object> };
    const texts = Object.entries(schemas).map(([name, schema]) => [JSON.stringify(schema), name]);
    const first = new Map<string, string>();
    const twins = texts.flatMap(([text = '', name = '']) => {
      const known = first.get(text);
      if (known === undefined) first.set(text, name);
      return known === undefined ? [] : [[known, name]];
    });
    expect(twins).toEqual([]);
  });
});

it.each(['/openapi.yaml', '/docs', '/docs/style.css'])(
  '%s comes compressed, and not again to whoever has it',
  async (path) => {
    const compressed = { 'accept-encoding': 'br' };
    const { headers } = await askInside(api, { path, headers: compressed });
    expect(headers['content-encoding']).toBe('br');
    const tag = { 'if-none-match': String(headers.etag) };
    const again = await askInside(api, { path, headers: { ...compressed, ...tag } });
    expect(again.status).toBe(304);
  },
);

describe('the reference page', () => {
  it('is one page and one style, and no script', async () => {
    const { status, type, text, headers } = await ask(api, { path: '/docs' });
    expect({ status, type }).toEqual({ status: 200, type: 'text/html' });
    expect(text === docsPage(parse(contract))).toBe(true);
    expect(/<script|<[^>]+\s(?:style|on\w+)=|(?:src|href)="(?:https?:|\/\/)/.exec(text)).toBeNull();
    expect(headers['content-security-policy']).toContain("style-src 'self'");
    const style = await ask(api, { path: '/docs/style.css' });
    expect(style.type).toBe('text/css');
  });

  it('lets nothing of the contract become a tag', () => {
    const page = docsPage({
      info: { title: '<b>', description: '<script>' },
      tags: [{ name: 'a"b', description: '`<i>`' }],
      paths: { '/<x>': { get: { operationId: 'x"y', summary: '<u>', tags: ['a"b'] } } },
      components: { schemas: { '<S>': { const: '<em>' } } },
    });
    expect(page).not.toMatch(/<(?:b|script|i|x|u|S|em)>/);
    expect(page).not.toMatch(/"a"b"|"x"y"/);
  });
});

it.each([
  ['One line\nand its end', '<p>One line and its end</p>'],
  ['', ''],
  ['## Signing in', '<h2>Signing in</h2>'],
  ['- one\n- `two`', '<ul><li>one</li><li><code>two</code></li></ul>'],
  ['a **b** [c](/d)', '<p>a <strong>b</strong> <a href="/d">c</a></p>'],
])('Markdown becomes HTML: %j', (markdown, expected) => {
  expect(html(markdown)).toBe(expected);
});
