/** What members did, by how they did it; for the figures, and to see that every way was gone. */
export const newDeeds = () => ({
  'acts by pages': 0,
  'acts by links': 0,
  'acts by replies': 0,
  'links too late': 0,
  'replies refused': 0,
  'replies without an answer': 0,
  'seats taken over': 0,
  'votes for removal': 0,
});

export type Deeds = ReturnType<typeof newDeeds>;
