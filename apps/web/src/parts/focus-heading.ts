/** Lets a page that took another's place say so by itself, as soon as its heading has come. */
export function focusHeading(place: HTMLElement): () => void {
  function focus(): boolean {
    const heading = place.querySelector<HTMLElement>('h1');
    heading?.focus();
    return heading !== null;
  }
  if (focus()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}
