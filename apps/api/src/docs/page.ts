import { isObject, type Json, type JsonObject } from '../openapi-tidy.ts';
import { escaped, html } from './markdown.ts';

// The reference page, written from the contract: no script, nothing of others, closed until opened.

const objectIn = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});
const listIn = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : '');

const code = (value: Json): string => `<code>${escaped(String(value))}</code>`;
const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);
const schemaLink = (name: string): string =>
  `<a href="#schema-${escaped(name)}">${escaped(name)}</a>`;

/** A member's bounds, as far as a reader needs them. */
function bounds(schema: JsonObject): string {
  const { minimum, maximum, minLength, maxLength, minItems, maxItems, pattern } = schema;
  const range = (
    least: Json | undefined,
    most: Json | undefined,
    of: string,
  ): readonly string[] => {
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`${of}from ${least}`];
    return [`${of}${least === undefined ? 'up to' : `${least} to`} ${most}`];
  };
  const said = [
    ...range(minimum, maximum, ''),
    ...range(minLength, maxLength, 'length '),
    ...range(minItems, maxItems, 'length '),
    ...(pattern === undefined ? [] : [`as ${code(pattern)}`]),
    ...(schema.default === undefined ? [] : [`else ${code(JSON.stringify(schema.default))}`]),
  ];
  return said.length === 0 ? '' : ` <small>${said.join(', ')}</small>`;
}

/** What a value is, in a line. */
function kindOf(schema: JsonObject): string {
  if (typeof schema.$ref === 'string') return schemaLink(nameOf(schema.$ref));
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  const choices = [...listIn(schema.enum)];
  if (choices.length > 0) return choices.map((one) => code(JSON.stringify(one))).join(' · ');
  const kinds = [...listIn(schema.oneOf), ...listIn(schema.anyOf), ...listIn(schema.allOf)];
  if (kinds.length > 0) return kinds.map((one) => kindOf(objectIn(one))).join(' or ');
  if (schema.items !== undefined) return `list of ${kindOf(objectIn(schema.items))}`;
  const types = [schema.type ?? []].flat().map(String);
  const format = schema.format === undefined ? '' : ` (${escaped(String(schema.format))})`;
  return `${types.length === 0 ? 'anything' : types.join(' or ')}${format}`;
}

/** The members of an object, and of what is listed in it. */
function members(schema: JsonObject): string {
  const inner = schema.items === undefined ? schema : objectIn(schema.items);
  const required = listIn(inner.required);
  const rows = Object.entries(objectIn(inner.properties)).map(([name, value]) => {
    const member = objectIn(value);
    const isOptional = !required.includes(name);
    const about = textIn(member.description);
    return `<div><dt>${code(name)}${isOptional ? ' <small>optional</small>' : ''}</dt>
<dd><p class="kind">${kindOf(member)}${bounds(member)}</p>${html(about)}${members(member)}</dd></div>`;
  });
  return rows.length === 0 ? '' : `<dl>${rows.join('\n')}</dl>`;
}

const example = (value: Json | undefined): string =>
  value === undefined
    ? ''
    : `<pre tabindex="0"><code>${escaped(JSON.stringify(value, null, 2))}</code></pre>`;

function mediaOf(content: Json | undefined): string {
  const types = Object.entries(objectIn(content));
  return types
    .map(([type, media]) => {
      const schema = objectIn(objectIn(media).schema);
      return `<p>${code(type)}: ${kindOf(schema)}</p>${members(schema)}${example(objectIn(media).example)}`;
    })
    .join('');
}

type Operation = { readonly method: string; readonly path: string; readonly about: JsonObject };

const idOf = ({ about }: Operation): string => textIn(about.operationId);

function parameters({ about }: Operation): string {
  const rows = listIn(about.parameters).map((one) => {
    const { name = '', in: place = '', required, schema, description } = objectIn(one);
    const said = textIn(description) || textIn(objectIn(schema).description);
    return `<div><dt>${code(name)} <small>${escaped(String(place))}${required === true ? '' : ', optional'}</small></dt>
<dd><p class="kind">${kindOf(objectIn(schema))}${bounds(objectIn(schema))}</p>${html(said)}</dd></div>`;
  });
  return rows.length === 0 ? '' : `<h3>Parameters</h3><dl>${rows.join('\n')}</dl>`;
}

function body({ about }: Operation): string {
  const { content } = objectIn(about.requestBody);
  return content === undefined ? '' : `<h3>Body</h3>${mediaOf(content)}`;
}

function answers({ about }: Operation): string {
  const all = Object.entries(objectIn(about.responses));
  const isProblem = ([status]: [string, Json]): boolean => Number(status) >= 400;
  const good = all
    .filter((one) => !isProblem(one))
    .map(([status, answer]) => {
      const { description, content } = objectIn(answer);
      return `<p><strong>${status}</strong> ${escaped(textIn(description))}</p>${mediaOf(content)}`;
    });
  const bad = all
    .filter(isProblem)
    .map(
      ([status, answer]) =>
        `<li><strong>${status}</strong> ${escaped(textIn(objectIn(answer).description))}</li>`,
    );
  return `<h3>Answers</h3>${good.join('')}<p>Or a ${schemaLink('Problem')}:</p><ul class="plain">${bad.join('')}</ul>`;
}

function operation(one: Operation): string {
  const { method, path, about } = one;
  const scope = listIn(objectIn(listIn(about.security)[0]).token)[0];
  return `<details class="operation"><summary><span class="method method-${method}">${method.toUpperCase()}</span>
<code class="path">${escaped(path).replaceAll('/', '/<wbr>')}</code> <span class="says">${escaped(textIn(about.summary))}</span></summary>
<div class="inside" id="${escaped(idOf(one))}"><p><small>${code(idOf(one))}${scope === undefined ? ', for everybody' : `, with a token: ${code(scope)}`}</small></p>
${html(textIn(about.description))}${parameters(one)}${body(one)}${answers(one)}</div></details>`;
}

function schemaEntry([name, value]: [string, Json]): string {
  const schema = objectIn(value);
  const list = members(schema);
  const kind = list === '' ? `<p>${kindOf(schema)}${bounds(schema)}</p>` : list;
  return `<details class="schema"><summary>${escaped(name)}</summary>
<div class="inside" id="schema-${escaped(name)}">${html(textIn(schema.description))}${kind}</div></details>`;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

function operationsOf(contract: JsonObject): readonly Operation[] {
  return Object.entries(objectIn(contract.paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const about = objectIn(item)[method];
      return about === undefined ? [] : [{ method, path, about: objectIn(about) }];
    }),
  );
}

/** The whole contract as one page. */
export function docsPage(contract: JsonObject): string {
  const { title, description } = objectIn(contract.info);
  const all = operationsOf(contract);
  const schemas = Object.entries(objectIn(objectIn(contract.components).schemas));
  const chapters = listIn(contract.tags).map((tag) => {
    const { name, description: about } = objectIn(tag);
    const mine = all.filter(({ about: { tags } }) => listIn(tags).includes(name ?? ''));
    return { name: textIn(name), about: textIn(about), mine };
  });
  const links = chapters.map(
    ({ name, mine }) =>
      `<li><a href="#${escaped(name)}">${escaped(name)}</a><ul>${mine
        .map((one) => `<li><a href="#${escaped(idOf(one))}">${escaped(idOf(one))}</a></li>`)
        .join('')}</ul></li>`,
  );
  const sections = chapters.map(
    ({ name, about, mine }) => `<section aria-labelledby="${escaped(name)}">
<h2 id="${escaped(name)}">${escaped(name)}</h2>${html(about)}${mine.map(operation).join('\n')}</section>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escaped(textIn(title))}: the API</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/docs/style.css"></head>
<body><a class="skip" href="#content">To the content</a>
<header><p class="home"><a href="/">${escaped(textIn(title))}</a></p>
<nav aria-label="Operations"><ul>${links.join('')}
<li><a href="#schemas">schemas</a></li></ul></nav></header>
<main id="content"><h1>The API</h1>${html(textIn(description))}
${sections.join('\n')}
<section aria-labelledby="schemas"><h2 id="schemas">schemas</h2>
<div id="all-schemas">${schemas.map(schemaEntry).join('\n')}</div></section>
</main></body></html>
`;
}
