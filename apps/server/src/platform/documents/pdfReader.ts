import { fork } from 'node:child_process';
import { DocumentError } from './document.port.ts';
import type { PdfAnswer, PdfOpened, PdfRendered, PdfRequest } from './pdf.child.ts';

type PdfResult = { open: PdfOpened; render: PdfRendered };

/** Starting a process and compiling PDFium; longer means a machine in trouble, not a bad document. */
const startMilliseconds = 30_000;

/**
 * One PDF reading process. A file that hangs it or crashes it costs this process and nothing else:
 * it is killed, and every later question fails.
 */
export class PdfReader {
  readonly #child = fork(new URL('./pdf.child.ts', import.meta.url), {
    execArgv: ['--import', import.meta.resolve('tsx')],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  #last: Promise<unknown> = this.#next(startMilliseconds);

  constructor() {
    // An idle reader does not keep the server from ending.
    this.#child.unref();
    this.#child.channel?.unref();
  }

  get alive(): boolean {
    return this.#child.connected && !this.#child.killed;
  }

  /**
   * Asks one thing after the other; the time counts from when its turn comes.
   * @throws DocumentError
   */
  ask<R extends PdfRequest>(request: R, milliseconds: number): Promise<PdfResult[R['operation']]> {
    const answer = this.#last
      .catch(() => undefined)
      .then(async () => {
        if (!this.alive) throw new DocumentError('damaged', 'The PDF reader has stopped');
        const next = this.#next(milliseconds);
        this.#child.send(request);
        const found = await next;
        if ('code' in found) throw new DocumentError(found.code, found.message);
        return found.result as PdfResult[R['operation']];
      });
    this.#last = answer;
    return answer;
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }

  #next(milliseconds: number): Promise<PdfAnswer> {
    return new Promise((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        this.#child.off('message', onMessage).off('exit', onExit).off('error', onExit);
        finish();
      };
      const onMessage = (answer: PdfAnswer) => settle(() => resolve(answer));
      const onExit = () => settle(() => reject(new DocumentError('damaged', 'The PDF file crashed its reader')));
      const timer = setTimeout(() => {
        this.kill();
        settle(() => reject(new DocumentError('timeout', `The PDF reader gave no answer in ${milliseconds} ms`)));
      }, milliseconds);
      this.#child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    });
  }
}
