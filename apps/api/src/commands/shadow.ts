import { runCommand } from '../operate.ts';
import { command } from '../operator/shadow.ts';

await runCommand(import.meta.url, command);
