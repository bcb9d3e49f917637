import { appendFileSync } from 'node:fs';

/** What a proof has measured or counted, by name, such as `{ games: 2000 }`. */
type Figures = Readonly<Record<string, number | string>>;

/** Says what a proof found: into the file the proof run names, which goes into its record. */
export function reportFigures(proof: string, figures: Figures): void {
  const file = process.env.PROOF_FIGURES;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ proof, figures })}\n`);
}
