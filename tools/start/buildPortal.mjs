import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Builds the portal unless one is there that was made from these very files; returns whether there is one. */
export function buildPortal() {
  const turbo = ['turbo', 'run', 'build', '--filter=@intake/portal', '--output-logs=errors-only'];
  const { status } = spawnSync('npx', turbo, {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
    // Standard output stays free for what the caller has to say.
    stdio: ['ignore', 2, 2],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  });
  return status === 0;
}
