import { useLayoutEffect, useRef } from 'preact/hooks';

/** A dialog that opens over the page as soon as it is drawn; the focus then goes back to where it was. */
export function useModal() {
  const place = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then does it give the focus back.
  useLayoutEffect(() => {
    const dialog = place.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return place;
}
