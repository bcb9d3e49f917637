import { useEffect } from 'preact/hooks';

function showPlace(): void {
  const place = document.getElementById(location.hash.slice(1));
  place?.focus({ preventScroll: true });
  place?.scrollIntoView({ block: 'start' });
}

/** Leads to the place an address names, now that it is on the page. */
export function useNamedPlace(): void {
  useEffect(() => {
    showPlace();
    addEventListener('hashchange', showPlace);
    return () => removeEventListener('hashchange', showPlace);
  }, []);
}
