import type { Language, Section } from '@staffetta/engine';

// A mail as paragraphs, lists and tables, and the two ways to write it. The HTML stands without images
// and without a style sheet: what is in <style> only serves the dark, and narrow windows.

export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

type Item = { readonly text: string; readonly note: string | null; readonly url?: string };

export type Block =
  | { readonly kind: 'lead' | 'text' | 'heading' | 'small' | 'foot'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'numbered'; readonly items: readonly Item[] }
  | { readonly kind: 'section'; readonly section: Section }
  | { readonly kind: 'button' | 'link'; readonly text: string; readonly url: string };

export type MailDocument = {
  readonly language: Language;
  readonly subject: string;
  readonly blocks: readonly Block[];
};

type SectionBlock = Section['blocks'][number];
type Table = Extract<SectionBlock, { kind: 'table' }>;

/** A table as lines: its columns as wide as what stands in them. */
function tableText({ columns, rows }: Table): string {
  const lines = [columns, ...rows];
  const widths = columns.map((_, column) =>
    Math.max(...lines.map((line) => [...(line[column] ?? '')].length)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - [...cell].length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Between a name and what is said of it: in French behind a narrow space. */
const colonIn = (language: Language): string => (language === 'fr' ? '\u202f:' : ':');

function sectionBlockText(block: SectionBlock, language: Language): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'table') return tableText(block);
  const pieces = block.pieces.map(({ name }) => name).join(', ');
  return `${block.label}${colonIn(language)} ${pieces === '' ? '—' : pieces}`;
}

export const sectionText = ({ heading, blocks }: Section, language: Language): string =>
  [`- ${heading} -`, ...blocks.map((block) => sectionBlockText(block, language))].join('\n');

function numberedText({ text, note, url }: Item, place: number): string {
  const said = note === null ? text : `${text}  [${note}]`;
  return `${place + 1}. ${said}${url === undefined ? '' : `\n   ${url}`}`;
}

function blockText(block: Block, language: Language): string {
  switch (block.kind) {
    case 'lead':
    case 'text':
    case 'small':
    case 'foot':
      return block.text;
    case 'heading':
      return `${block.text}\n${'='.repeat([...block.text].length)}`;
    case 'list':
      return block.items.map((item) => `* ${item}`).join('\n');
    case 'numbered':
      return block.items.map(numberedText).join('\n');
    case 'section':
      return sectionText(block.section, language);
    case 'button':
    case 'link':
      return `${block.text}${colonIn(language)}\n${block.url}`;
  }
}

const asText = ({ language, blocks }: MailDocument): string => {
  const written = blocks.map((block) => blockText(block, language));
  return `${written.join('\n\n')}\n\nStaffetta\n`;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const ink = '#23201a';
const faint = '#6b6459';
const paper = '#fffdf8';
const ruler = '#d9d2c3';
const accent = '#8a3b12';

/**
 * In the dark the same names mean other colours, and in a narrow window a wide table becomes a list, row by
 * row, and links have room for a finger: for programs that heed a style sheet.
 */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){
.offer{display:inline-block!important;min-width:44px;padding:10px 0!important}
.wide,.wide tbody,.wide tr{display:block!important}
.wide .head,.wide .blank{display:none!important}
.wide tr{padding:7px 4px!important}
.wide td{display:inline-block!important;padding:0 14px 0 0!important}
.wide td:first-child{font-weight:bold}
.wide .label{display:inline!important;color:${faint}}}
@media (prefers-color-scheme:dark){
.page{background:#12100d!important}
.sheet{background:#1f1c18!important;border-color:#f0a878!important}
.ink{color:#ece5d8!important}.faint,.label{color:#a79f90!important}
.cell{border-color:#464033!important}.link,.brand{color:#f0a878!important}
.button{background:#f0a878!important;color:#1b1915!important}}`;

const css = {
  p: `margin:0 0 12px;font-size:16px;line-height:1.5;color:${ink}`,
  brand: `margin:0 0 16px;font-size:14px;line-height:1.35;font-weight:bold;letter-spacing:.04em;color:${accent}`,
  lead: `margin:0 0 12px;font-size:22px;line-height:1.35;font-weight:bold;color:${ink}`,
  heading: `margin:28px 0 8px;font-size:17px;line-height:1.35;color:${ink}`,
  subheading: `margin:16px 0 4px;font-size:15px;line-height:1.35;color:${ink}`,
  small: `margin:0 0 8px;font-size:13px;line-height:1.5;color:${faint}`,
  foot: `margin:28px 0 8px;padding:14px 0 0;border-top:1px solid ${ruler};font-size:13px;line-height:1.5;color:${faint}`,
  list: `margin:0 0 12px;padding:0 0 0 32px;font-size:16px;line-height:1.5;color:${ink}`,
  item: 'margin:0 0 6px',
  line: `border-bottom:1px solid ${ruler}`,
  rows: 'margin:0 0 12px',
  apart: 'display:inline-block;margin-right:10px',
  row: `margin:0;padding:7px 0;border-bottom:1px solid ${ruler};font-size:14px;line-height:1.5;color:${ink}`,
  table: `border-collapse:collapse;font-size:14px;line-height:1.4;color:${ink};margin:0 0 12px -4px`,
  code: 'display:inline-block;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px',
  button: `display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:${paper};font-size:16px;font-weight:bold;text-decoration:none`,
} as const;

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const paragraph = (text: string, look: string, inks = 'ink'): string =>
  `<p class="${inks}" style="${look}">${lines(text)}</p>`;

/** As many columns as there is room for, on a phone and at all. */
const mostOnPhone = 3;
const mostColumns = 6;

/** A row of a table there is no room for: its cells one behind the other, by their names. */
function rowHtml(
  columns: readonly string[],
  [first = '', ...rest]: readonly string[],
  language: Language,
): string {
  const cells = rest.flatMap((text, place) =>
    text === ''
      ? []
      : [
          `<span class="faint" style="color:${faint}">${lines(columns[place + 1] ?? '')}${colonIn(language)} </span>${lines(text)}`,
        ],
  );
  const apart = [`<b>${lines(first)}</b>`, ...cells].map(
    (cell) => `<span style="${css.apart}">${cell}</span>`,
  );
  return `<p class="ink cell" style="${css.row}">${apart.join(' ')}</p>`;
}

/** Cells say nothing of their look, which would make the mail too long to be shown whole. */
function tableHtml({ columns, rows }: Table, language: Language): string {
  if (columns.length > mostColumns) {
    return `<div style="${css.rows}">${rows.map((row) => rowHtml(columns, row, language)).join('')}</div>`;
  }
  const isWide = columns.length > mostOnPhone;
  function cell(text: string, column: number): string {
    if (text === '') return '<td class="blank"></td>';
    const isLabelled = isWide && column > 0;
    const label = isLabelled
      ? `<span class="label" style="display:none">${lines(columns[column] ?? '')}${colonIn(language)} </span>`
      : '';
    return `<td>${label}${lines(text)}</td>`;
  }
  const headings = columns.map((text) => `<th>${lines(text)}</th>`).join('');
  const head = `<tr class="head cell" align="left" valign="top" style="${css.line}">${headings}</tr>`;
  const body = rows.map(
    (row) => `<tr class="cell" valign="top" style="${css.line}">${row.map(cell).join('')}</tr>`,
  );
  return `<div style="overflow-x:auto"><table class="ink${isWide ? ' wide' : ''}" cellpadding="4" style="${css.table}">${head}${body.join('')}</table></div>`;
}

function sectionBlockHtml(block: SectionBlock, language: Language): string {
  if (block.kind === 'table') return tableHtml(block, language);
  return paragraph(sectionBlockText(block, language), css.p);
}

const sectionHtml = ({ heading, blocks }: Section, language: Language): string =>
  `<h3 class="ink" style="${css.subheading}">${lines(heading)}</h3>${blocks.map((block) => sectionBlockHtml(block, language)).join('')}`;

const anchor = (text: string, url: string, name = 'link'): string =>
  `<a class="${name}" style="color:${accent}" href="${escaped(url)}">${lines(text)}</a>`;

function itemHtml({ text, note, url }: Item): string {
  const said = url === undefined ? lines(text) : anchor(text, url, 'link offer');
  const noted =
    note === null
      ? ''
      : ` <code class="faint" style="${css.code};color:${faint}">${lines(note)}</code>`;
  return `<li style="${css.item}">${said}${noted}</li>`;
}

function blockHtml(block: Block, language: Language): string {
  switch (block.kind) {
    case 'lead':
      return `<h1 class="ink" style="${css.lead}">${lines(block.text)}</h1>`;
    case 'text':
      return paragraph(block.text, css.p);
    case 'small':
      return paragraph(block.text, css.small, 'faint');
    case 'foot':
      return paragraph(block.text, css.foot, 'faint cell');
    case 'heading':
      return `<h2 class="ink" style="${css.heading}">${lines(block.text)}</h2>`;
    case 'list':
      return `<ul class="ink" style="${css.list}">${block.items.map((text) => itemHtml({ text, note: null })).join('')}</ul>`;
    case 'numbered':
      return `<ol class="ink" style="${css.list}">${block.items.map(itemHtml).join('')}</ol>`;
    case 'section':
      return sectionHtml(block.section, language);
    case 'button':
      return `<p style="margin:20px 0"><a class="button" style="${css.button}" href="${escaped(block.url)}">${lines(block.text)}</a></p>`;
    case 'link':
      return `<p class="faint" style="${css.small}">${anchor(block.text, block.url)}</p>`;
  }
}

const asHtml = ({ language, subject, blocks }: MailDocument): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${style}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3efe6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3efe6"><tr><td align="center" style="padding:12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;table-layout:fixed;background:${paper};border-top:4px solid ${accent};font-family:Georgia,'Times New Roman',serif"><tr><td style="padding:20px;overflow-wrap:break-word;text-align:left"><div role="main">
<p class="brand" style="${css.brand}">Staffetta</p>
${blocks.map((block) => blockHtml(block, language)).join('\n')}
</div></td></tr></table>
</td></tr></table>
</body></html>
`;

export const mailOf = (written: MailDocument): Mail => ({
  subject: written.subject,
  text: asText(written),
  html: asHtml(written),
});
