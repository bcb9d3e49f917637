import { runCommand } from '../operate.ts';
import { command } from '../operator/migrate.ts';

await runCommand(import.meta.url, command);
