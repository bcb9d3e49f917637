import { z } from 'zod';

// What several answers share. Every shape of an answer is strict: what is not declared does not leave.

export const version = z
  .int()
  .min(0)
  .meta({ description: 'How many events of the game you have been told of.' });

/** The answer to what is done and has nothing to tell. */
export const done = (description: string) => z.null().meta({ description });

/** Which game a request is about: its id, however it was typed. */
export const gameParams = z.object({ game: z.uuid().toLowerCase() });

/** The query of a request that takes none. */
export const nothing = z.strictObject({});

/** Whether a game waits for players, is played, or is over. */
export const statusSchema = z
  .enum(['open', 'running', 'ended'])
  .meta({ id: 'GameStatus', description: 'Waiting for players, being played, or over.' });

const pieceSchema = z
  .strictObject({ id: z.string(), mark: z.string(), name: z.string() })
  .meta({ id: 'ShownPiece', description: 'A piece one can see.' });

const blockSchema = z
  .discriminatedUnion('kind', [
    z
      .strictObject({ kind: z.literal('text'), text: z.string() })
      .meta({ id: 'TextBlock', description: 'A sentence.' }),
    z
      .strictObject({
        kind: z.literal('table'),
        columns: z.array(z.string()),
        rows: z.array(z.array(z.string())),
      })
      .meta({ id: 'TableBlock', description: 'A table; the first column names the row.' }),
    z
      .strictObject({
        kind: z.literal('pieces'),
        label: z.string(),
        pieces: z.array(pieceSchema),
      })
      .meta({ id: 'PiecesBlock', description: 'Named pieces in one place.' }),
  ])
  .meta({ id: 'Block', description: 'A part of a section.' });

/** The position or an edition in words. */
export const sectionSchema = z
  .strictObject({ heading: z.string(), blocks: z.array(blockSchema) })
  .meta({ id: 'Section', description: 'A heading, and what stands below it, in words.' });
