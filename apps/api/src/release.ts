/** The release this is, as package.json names it, which a bundle has not beside it. */
export const release = '0.1.0';
