/** A mail's HTML without its styles, which our policy would drop, and its style sheet apart. */
export type Undressed = { readonly html: string; readonly sheet: string };

/** Lays each style aside in an attribute of ours. In what the service writes every `<` begins a tag. */
export function undressed(html: string): Undressed {
  const sheets: string[] = [];
  const bare = html
    .replaceAll(/<style>([^<]*)<\/style>/g, (_, sheet: string) => {
      sheets.push(sheet);
      return '';
    })
    .replaceAll(/(<[a-z][^<>]*?) style="/g, '$1 data-look="');
  return { html: bare, sheet: sheets.join('\n') };
}

/** Puts them on again, as a script may where a policy forbids it to what is written. */
export function dress(mail: Document, sheet: string): void {
  const { defaultView: view } = mail;
  if (view === null) return;
  const worn = new view.CSSStyleSheet();
  worn.replaceSync(sheet);
  mail.adoptedStyleSheets = [worn];
  for (const one of mail.querySelectorAll<HTMLElement>('[data-look]')) {
    one.style.cssText = one.dataset.look ?? '';
  }
}
