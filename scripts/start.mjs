/** `npm start`: installs and builds what is missing, then is the program itself. */
import './requirements.mjs';

/** An npm that is killed passes on nothing: without this we would go on unseen. */
function stopWithNpm() {
  const npm = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  look.unref();
}

if (process.env.npm_lifecycle_event === 'start') stopWithNpm();
// Only now, when this Node.js is known to understand them.
const { ensureBuilt, ensureInstalled } = await import('./install.mjs');
try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
// In this process, so that signals reach it. By its URL: it is built, not part of the sources.
await import(new URL('../apps/api/dist/main.js', import.meta.url).href);
