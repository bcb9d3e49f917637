/** What members did, by how they did it; for the figures, and to see that every way was gone. */
export const newDeeds = () => ({
  'acts by pages': 0,
  'acts by links': 0,
  'links pressed twice': 0,
  'links too late': 0,
  'replies by a number': 0,
  'replies by a line': 0,
  'replies of yes': 0,
  'replies sent twice': 0,
  'no answer yet': 0,
  'answers that it is played': 0,
  'answers of what it would do': 0,
  'answers that the game has gone on': 0,
  'answers that the seat is given up': 0,
  'answers of anything else': 0,
  'seats taken over': 0,
  'votes for removal': 0,
  'votes for a pause': 0,
  'addresses confirmed anew': 0,
});

export type Deeds = ReturnType<typeof newDeeds>;

/** What an answer to a reply can be. */
export type AnswerKind = Extract<keyof Deeds, `answers ${string}` | 'no answer yet'>;
