import type { Files } from '../platform/files/files.port.ts';

export interface FailingFiles extends Files {
  /** From now on writing fails with this system error, as on a full or broken disk; undefined mends it. */
  failWith(code: string | undefined): void;
  /** Writes that have failed. */
  failures: number;
}

/** A file store on a disk that fails: what is read is there, what is written meets a system error. */
export function failingFiles(files: Files): FailingFiles {
  let failing: string | undefined;
  const write = <Args extends unknown[], Result>(whole: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (failing === undefined) return whole(...args);
      store.failures += 1;
      throw Object.assign(new Error(`${failing}: write`), { code: failing, syscall: 'write', errno: -1 });
    };
  const store: FailingFiles = {
    ...files,
    put: write(files.put),
    putTemporary: write(files.putTemporary),
    keep: write(files.keep),
    failWith: (code) => void (failing = code),
    failures: 0,
  };
  return store;
}
