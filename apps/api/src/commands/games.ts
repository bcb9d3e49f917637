import { runCommand } from '../operate.ts';
import { command } from '../operator/games.ts';

await runCommand(import.meta.url, command);
