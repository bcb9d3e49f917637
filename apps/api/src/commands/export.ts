import { runCommand } from '../operate.ts';
import { command } from '../operator/export.ts';

await runCommand(import.meta.url, command);
