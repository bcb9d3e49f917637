/** Text as it stands between tags and in attributes. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Code, strong words and links within a line. */
const inline = (text: string): string =>
  escaped(text)
    .replaceAll(/`([^`]+)`/g, '<code>$1</code>')
    .replaceAll(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');

const item = /^- /;

function block(text: string): string {
  const lines = text.split('\n');
  if (lines.every((line) => item.test(line))) {
    return `<ul>${lines.map((line) => `<li>${inline(line.replace(item, ''))}</li>`).join('')}</ul>`;
  }
  if (text.startsWith('## ')) return `<h2>${inline(text.slice(3))}</h2>`;
  return `<p>${inline(lines.join(' '))}</p>`;
}

/** The little of Markdown that the contract uses: headings, lists, paragraphs. */
export const html = (markdown: string): string =>
  markdown
    .trim()
    .split(/\n{2,}/)
    .filter((text) => text !== '')
    .map(block)
    .join('\n');
