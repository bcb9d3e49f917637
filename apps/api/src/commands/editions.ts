import { runCommand } from '../operate.ts';
import { command } from '../operator/editions.ts';

await runCommand(import.meta.url, command);
