/** What the browser remembers for us, or not: it may be forbidden to. */
export type Shelf = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string | null) => void;
};

const prefix = 'staffetta:';

function shelf(open: () => Storage): Shelf {
  return {
    read(key) {
      try {
        return open().getItem(prefix + key);
      } catch {
        return null;
      }
    },
    write(key, text) {
      try {
        if (text === null) open().removeItem(prefix + key);
        else open().setItem(prefix + key, text);
      } catch {
        // Then it is remembered until the page is closed, by the page itself.
      }
    },
  };
}

/** Until the tab is closed. */
export const tabShelf = shelf(() => sessionStorage);
/** For good, on this device. */
export const deviceShelf = shelf(() => localStorage);

function keysOn(open: () => Storage): readonly string[] {
  try {
    return Object.keys(open())
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}

/** The keys of all that this tab remembers for us. */
export const keysInTab = () => keysOn(() => sessionStorage);
/** The keys of all that this device remembers for us. */
export const keysOnDevice = () => keysOn(() => localStorage);

/** Hears what another tab writes under a key. */
export function onWrittenElsewhere(key: string, hear: (text: string | null) => void): void {
  addEventListener('storage', (event) => {
    if (event.key === prefix + key) hear(event.newValue);
  });
}
