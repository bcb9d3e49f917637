import type { Language, Section } from '@staffetta/engine';

// A mail as paragraphs, lists and tables, and the two ways to write it. The HTML stands without images
// and without a style sheet: what is in <style> only serves the dark.

export type Mail = { readonly subject: string; readonly text: string; readonly html: string };

type Item = { readonly text: string; readonly note: string | null; readonly url?: string };

export type Block =
  | { readonly kind: 'lead' | 'text' | 'heading' | 'small'; readonly text: string }
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

/** A table as lines: its columns as wide as what stands in them. */
function tableText({ columns, rows }: Extract<SectionBlock, { kind: 'table' }>): string {
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

function sectionBlockText(block: SectionBlock): string {
  if (block.kind === 'text') return block.text;
  if (block.kind === 'table') return tableText(block);
  const pieces = block.pieces.map(({ name }) => name).join(', ');
  return `${block.label}: ${pieces === '' ? '—' : pieces}`;
}

const sectionText = ({ heading, blocks }: Section): string =>
  [`- ${heading} -`, ...blocks.map(sectionBlockText)].join('\n');

function numberedText({ text, note, url }: Item, place: number): string {
  const said = note === null ? text : `${text}  [${note}]`;
  return `${place + 1}. ${said}${url === undefined ? '' : `\n   ${url}`}`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'lead':
    case 'text':
    case 'small':
      return block.text;
    case 'heading':
      return `${block.text}\n${'='.repeat([...block.text].length)}`;
    case 'list':
      return block.items.map((item) => `* ${item}`).join('\n');
    case 'numbered':
      return block.items.map(numberedText).join('\n');
    case 'section':
      return sectionText(block.section);
    case 'button':
    case 'link':
      return `${block.text}:\n${block.url}`;
  }
}

export const asText = ({ blocks }: MailDocument): string =>
  `${blocks.map(blockText).join('\n\n')}\n\nStaffetta\n`;

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

/** In the dark the same names mean other colours, for programs that heed a style sheet. */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page,.sheet{background:#1b1915!important;color:#ece5d8!important}
.ink{color:#ece5d8!important}.faint{color:#a79f90!important}
.cell{border-color:#464033!important}.link{color:#f0a878!important}
.button{background:#f0a878!important;color:#1b1915!important}}`;

const css = {
  p: `margin:0 0 12px;font-size:16px;line-height:1.5;color:${ink}`,
  lead: `margin:0 0 12px;font-size:20px;line-height:1.35;font-weight:bold;color:${ink}`,
  heading: `margin:24px 0 8px;font-size:17px;line-height:1.35;color:${ink}`,
  subheading: `margin:16px 0 4px;font-size:15px;line-height:1.35;color:${ink}`,
  small: `margin:0 0 8px;font-size:13px;line-height:1.5;color:${faint}`,
  list: `margin:0 0 12px;padding:0 0 0 26px;font-size:16px;line-height:1.5;color:${ink}`,
  item: 'margin:0 0 6px',
  cell: `padding:4px 10px 4px 0;border-bottom:1px solid ${ruler};text-align:left;vertical-align:top`,
  table: `border-collapse:collapse;font-size:14px;line-height:1.4;color:${ink};margin:0 0 8px`,
  code: 'font-family:ui-monospace,Menlo,Consolas,monospace;font-size:14px',
  button: `display:inline-block;padding:12px 20px;border-radius:6px;background:${accent};color:${paper};font-size:16px;font-weight:bold;text-decoration:none`,
} as const;

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const paragraph = (text: string, look: string, inks = 'ink'): string =>
  `<p class="${inks}" style="${look}">${lines(text)}</p>`;

function tableHtml({ columns, rows }: Extract<SectionBlock, { kind: 'table' }>): string {
  const cell = (tag: 'th' | 'td') => (text: string) =>
    `<${tag} class="cell" style="${css.cell}">${lines(text)}</${tag}>`;
  const head = `<tr>${columns.map(cell('th')).join('')}</tr>`;
  const body = rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('');
  return `<div style="overflow-x:auto"><table class="ink" style="${css.table}">${head}${body}</table></div>`;
}

function sectionBlockHtml(block: SectionBlock): string {
  if (block.kind === 'table') return tableHtml(block);
  return paragraph(sectionBlockText(block), css.p);
}

const sectionHtml = ({ heading, blocks }: Section): string =>
  `<h3 class="ink" style="${css.subheading}">${lines(heading)}</h3>${blocks.map(sectionBlockHtml).join('')}`;

const anchor = (text: string, url: string, look = ''): string =>
  `<a class="link" style="color:${accent};${look}" href="${escaped(url)}">${lines(text)}</a>`;

function itemHtml({ text, note, url }: Item): string {
  const said = url === undefined ? lines(text) : anchor(text, url);
  const noted =
    note === null
      ? ''
      : ` <code class="faint" style="${css.code};color:${faint}">${lines(note)}</code>`;
  return `<li style="${css.item}">${said}${noted}</li>`;
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'lead':
      return paragraph(block.text, css.lead);
    case 'text':
      return paragraph(block.text, css.p);
    case 'small':
      return paragraph(block.text, css.small, 'faint');
    case 'heading':
      return `<h2 class="ink" style="${css.heading}">${lines(block.text)}</h2>`;
    case 'list':
      return `<ul class="ink" style="${css.list}">${block.items.map((text) => itemHtml({ text, note: null })).join('')}</ul>`;
    case 'numbered':
      return `<ol class="ink" style="${css.list}">${block.items.map(itemHtml).join('')}</ol>`;
    case 'section':
      return sectionHtml(block.section);
    case 'button':
      return `<p style="margin:20px 0"><a class="button" style="${css.button}" href="${escaped(block.url)}">${lines(block.text)}</a></p>`;
    case 'link':
      return `<p class="faint" style="${css.small}">${anchor(block.text, block.url)}</p>`;
  }
}

export const asHtml = ({ language, subject, blocks }: MailDocument): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title><style>${style}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3efe6">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3efe6"><tr><td align="center" style="padding:12px">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:640px;table-layout:fixed;background:${paper};font-family:Georgia,'Times New Roman',serif"><tr><td style="padding:20px;overflow-wrap:break-word;text-align:left">
${blocks.map(blockHtml).join('\n')}
</td></tr></table>
</td></tr></table>
</body></html>
`;

export const mailOf = (written: MailDocument): Mail => ({
  subject: written.subject,
  text: asText(written),
  html: asHtml(written),
});
