/** How windows are in which every page is looked at: a phone, a tablet, a desk; by day and by night. */
export const looks = [390, 820, 1440].flatMap((width) =>
  [false, true].map((dark) => ({ width, dark, look: `${width}-${dark ? 'dark' : 'light'}` })),
);
