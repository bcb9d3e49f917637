/** Hash of the sources, which the build puts in; there is none where the sources run themselves. */
declare const STAFFETTA_SOURCES: string | undefined;

const sources = typeof STAFFETTA_SOURCES === 'string' ? STAFFETTA_SOURCES.slice(0, 12) : 'sources';

/** The release as package.json names it, which a bundle has not beside it, and the build. */
export const release = `0.1.0+${sources}`;
