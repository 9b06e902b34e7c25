import { pathToFileURL } from 'node:url';
import { builtServer } from './build.mjs';

/** npm may be killed without passing anything on: without a parent, we end too. */
function endWithParent() {
  const { ppid } = process;
  const watching = setInterval(() => {
    if (process.ppid === ppid) return;
    clearInterval(watching);
    process.kill(process.pid, 'SIGTERM');
  }, 200).unref();
}

if (process.env.npm_lifecycle_event) endWithParent();
await import(pathToFileURL(builtServer).href);
