import { runCommand } from '../operate.ts';
import { command } from '../operator/import.ts';

await runCommand(import.meta.url, command);
