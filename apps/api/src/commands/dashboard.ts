import { runCommand } from '../operate.ts';
import { command } from '../operator/dashboard.ts';

await runCommand(import.meta.url, command);
