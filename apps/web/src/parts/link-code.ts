/** The code of a link however it was pasted: the whole address, or what stands behind its `#`. */
export const codeIn = (text: string): string => text.trim().replace(/^.*#/, '');
