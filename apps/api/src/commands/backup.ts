import { runCommand } from '../operate.ts';
import { command } from '../operator/backup.ts';

await runCommand(import.meta.url, command);
