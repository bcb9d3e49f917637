import { runCommand } from '../operate.ts';
import { command } from '../operator/verify.ts';

await runCommand(import.meta.url, command);
