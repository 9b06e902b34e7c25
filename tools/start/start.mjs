import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPortal } from './buildPortal.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Whether Node `version` is at least `wanted`, both `major.minor.patch` with missing parts 0. */
export function isAtLeast(version, wanted) {
  const parts = (text) => text.split('.').map(Number);
  const ours = parts(version);
  for (const [index, part] of parts(wanted).entries()) {
    const difference = (ours[index] ?? 0) - part;
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** What keeps the product from starting here, in words for the person who typed `npm start`; else undefined. */
export function obstacle(folder, version) {
  const { engines } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const wanted = engines.node.replace(/^>=/, '');
  if (!isAtLeast(version, wanted)) return `Intake needs Node ${wanted} or newer; this is Node ${version}.`;
  if (!existsSync(path.join(folder, 'node_modules/tsx')))
    return 'Nothing is installed yet: run "npm install" first.';
  return undefined;
}

/** Runs the server as this very command: signals go on to it, and its exit code is ours. */
function serve() {
  const server = spawn(
    process.execPath,
    ['--import', 'tsx', 'apps/server/src/main.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
    },
  );
  // A terminal sends Ctrl-C to the whole group, so there the server has it already.
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problem = obstacle(root, process.versions.node);
  if (problem || !buildPortal()) {
    console.error(problem ?? 'The portal could not be built.');
    process.exit(1);
  }
  serve();
}
