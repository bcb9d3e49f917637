import { runCommand } from '../operate.ts';
import { command } from '../operator/move.ts';

await runCommand(import.meta.url, command);
