import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface OwnModule {
  path: string;
  /** Options of Node that it needs: the sources are TypeScript, what was built is not. */
  execArgv: string[];
}

/** A module of ours that `fork` starts, named without its extension, beside the module with this `import.meta.url`. */
export function ownModule(name: string, besideUrl: string): OwnModule {
  const extension = extname(besideUrl);
  return {
    path: fileURLToPath(new URL(name + extension, besideUrl)),
    execArgv: extension === '.ts' ? ['--import', import.meta.resolve('tsx')] : [],
  };
}
