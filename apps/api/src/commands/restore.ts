import { runCommand } from '../operate.ts';
import { command } from '../operator/restore.ts';

await runCommand(import.meta.url, command);
