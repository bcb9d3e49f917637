/** Ends the program where it cannot run, before anything newer than this file is even read. */
const [major, minor] = process.versions.node.split('.').map(Number);
const oldest = { 20: 19, 22: 12 };
const fits = major in oldest ? minor >= oldest[major] : major > 22;

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!fits) {
  refuse(
    `Staffetta needs Node.js 20.19 or newer, or 22.12 or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
}
if (process.platform === 'win32') {
  refuse(
    'Staffetta runs on Linux and macOS. On Windows, run it inside WSL: https://learn.microsoft.com/windows/wsl/install',
  );
}
