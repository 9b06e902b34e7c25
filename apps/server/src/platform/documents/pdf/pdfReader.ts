import { fork } from 'node:child_process';
import { cpuTime } from '../../processes/cpuTime.ts';
import { endWithUs } from '../../processes/endWithUs.ts';
import { childEnvironment } from '../../processes/environment.ts';
import { ownModule } from '../../processes/ownModule.ts';
import { DocumentError } from '../document.port.ts';
import type { PdfAnswer, PdfOpened, PdfRendered, PdfRequest } from './pdf.child.ts';

type PdfResult = { open: PdfOpened; render: PdfRendered };

const child = ownModule('./pdf.child', import.meta.url);

/** Starting a process and compiling PDFium; longer means a machine in trouble, not a bad document. */
const startMilliseconds = 30_000;
/** How many times its limit an answer may take on a machine that is busy with other things. */
const patience = 6;

/**
 * What ended a reader: it used up its `memory` or its `time`, it `crashed`, or the machine `killed` it, gave it no time to
 * compute (`starved`) or could not start it (`unstarted`).
 */
export type ReaderEnd = 'memory' | 'time' | 'crashed' | 'killed' | 'starved' | 'unstarted';

/** The reader gave no answer and will give none any more. */
export class ReaderLost extends Error {
  override readonly name = 'ReaderLost';

  constructor(readonly end: ReaderEnd) {
    super(`The PDF reader is lost: ${end}`);
  }
}

/** One PDF reading process, asked one thing at a time. Whatever ends it costs this process and nothing else. */
export class PdfReader {
  readonly #child = endWithUs(
    fork(child.path, {
      execArgv: child.execArgv,
      env: childEnvironment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }),
  );
  readonly #ready = this.#next(startMilliseconds, 'unstarted');
  #ended = false;
  /** The document that is open in it. */
  document: object | undefined;
  /** Requests it has answered. */
  answers = 0;
  /** Bytes of the process after its last answer. */
  memory = 0;

  constructor() {
    // An idle reader does not keep the server from ending.
    this.#child.unref();
    this.#child.channel?.unref();
    this.#ready.catch(() => this.end());
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  get alive(): boolean {
    return !this.#ended && this.#child.connected;
  }

  /**
   * @param milliseconds of computing, not of waiting for a busy machine
   * @throws DocumentError what the reader says of the document
   * @throws ReaderLost
   */
  async ask<R extends PdfRequest>(request: R, milliseconds: number): Promise<PdfResult[R['operation']]> {
    await this.#ready;
    if (!this.alive) throw new ReaderLost('killed');
    const next = this.#next(milliseconds, 'starved');
    this.#child.send(request, () => undefined);
    const answer = await next;
    this.answers += 1;
    this.memory = answer.memory;
    if ('lost' in answer) throw this.#lose(answer.lost);
    if ('code' in answer) throw new DocumentError(answer.code, answer.message);
    return answer.result as PdfResult[R['operation']];
  }

  end(): void {
    this.#ended = true;
    this.#child.kill('SIGKILL');
  }

  #lose(end: ReaderEnd): ReaderLost {
    this.end();
    return new ReaderLost(end);
  }

  async #next(milliseconds: number, late: ReaderEnd): Promise<PdfAnswer> {
    const { promise, resolve, reject } = withResolvers<PdfAnswer>();
    const onExit = (_code: number | null, signal: string | null) => reject(this.#lose(signal === 'SIGKILL' ? 'killed' : 'crashed'));
    const onError = () => reject(this.#lose('unstarted'));
    this.#child.on('message', resolve).on('exit', onExit).on('error', onError);
    const stopWatching = this.#watch(milliseconds, late, (end) => reject(this.#lose(end)));
    try {
      return await promise;
    } finally {
      stopWatching();
      this.#child.off('message', resolve).off('exit', onExit).off('error', onError);
    }
  }

  /** Tells when the process has computed for this long, or has waited for its turn far too long. */
  #watch(milliseconds: number, late: ReaderEnd, onLate: (end: ReaderEnd) => void): () => void {
    const { pid } = this.#child;
    const latest = Date.now() + milliseconds * patience;
    const begun = pid === undefined ? undefined : cpuTime(pid);
    let timer: NodeJS.Timeout;
    const look = async () => {
      const [before, now] = [await begun, pid === undefined ? undefined : await cpuTime(pid)];
      const left = milliseconds - ((now ?? Infinity) - (before ?? 0));
      if (left <= 0) onLate('time');
      else if (Date.now() >= latest) onLate(late);
      else arm(Math.min(left, latest - Date.now()));
    };
    const arm = (wait: number) => void (timer = setTimeout(() => void look(), Math.max(wait, 20)));
    arm(milliseconds);
    return () => clearTimeout(timer);
  }
}

/** `Promise.withResolvers` of Node 22. */
function withResolvers<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: Error) => void;
  const promise = new Promise<T>((onValue, onError) => ([resolve, reject] = [onValue, onError]));
  return { promise, resolve, reject };
}
