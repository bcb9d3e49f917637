import { runCommand } from '../operate.ts';
import { command } from '../operator/reports.ts';

await runCommand(import.meta.url, command);
