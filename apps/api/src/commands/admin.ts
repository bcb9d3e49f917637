import { runCommand } from '../operate.ts';
import { command } from '../operator/admin.ts';

await runCommand(import.meta.url, command);
