import { runCommand } from '../operate.ts';
import { command } from '../operator/people.ts';

await runCommand(import.meta.url, command);
