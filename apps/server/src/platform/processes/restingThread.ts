import { pathToFileURL } from 'node:url';
import { parentPort, Worker } from 'node:worker_threads';
import type { OwnModule } from './ownModule.ts';

/** Until a thread without work ends. */
const restMilliseconds = 20_000;

interface Asked<Question> {
  id: number;
  question: Question;
}
type Answered<Answer> = { id: number; answer: Answer } | { id: number; error: unknown };

/** A thread of ours that begins with the first question and ends when it has rested. */
export interface RestingThread<Question, Answer> {
  ask(question: Question): Promise<Answer>;
  /** Whether it runs. */
  isAwake(): boolean;
}

/**
 * Asks a module of ours, which calls `answerAsked`, in a thread of its own: what its libraries have loaded and grown goes with
 * it. Questions and answers are copied. A thread that ends fails what it was asked, and the next question begins another.
 */
export function createRestingThread<Question, Answer>(module: OwnModule, rest = restMilliseconds): RestingThread<Question, Answer> {
  let worker: Worker | undefined;
  let resting: NodeJS.Timeout | undefined;
  let last = 0;
  const open = new Map<number, { resolve: (answer: Answer) => void; reject: (error: unknown) => void }>();

  function begin(): Worker {
    const begun = threadOf(module);
    const lose = (error: Error) => {
      if (worker !== begun) return;
      worker = undefined;
      for (const { reject } of open.values()) reject(error);
      open.clear();
    };
    begun.on('message', (answered: Answered<Answer>) => {
      const asked = open.get(answered.id);
      open.delete(answered.id);
      if ('error' in answered) asked?.reject(answered.error);
      else asked?.resolve(answered.answer);
      if (open.size > 0) return;
      // Nobody waits for it: it does not keep the server from ending.
      begun.unref();
      resting = setTimeout(() => {
        worker = undefined;
        void begun.terminate();
      }, rest).unref();
    });
    begun.on('error', lose);
    begun.on('exit', (code) => lose(new Error(`A thread has ended with ${code}`)));
    return begun;
  }

  return {
    isAwake: () => worker !== undefined,
    ask(question) {
      clearTimeout(resting);
      worker ??= begin();
      worker.ref();
      last += 1;
      const asked: Asked<Question> = { id: last, question };
      return new Promise<Answer>((resolve, reject) => {
        open.set(asked.id, { resolve, reject });
        worker?.postMessage(asked);
      });
    },
  };
}

/** The sources are TypeScript, which each thread has to be taught anew; what was built is not. */
function threadOf({ path }: OwnModule): Worker {
  if (!path.endsWith('.ts')) return new Worker(path);
  const [tsx, own] = [import.meta.resolve('tsx/esm/api'), pathToFileURL(path).href].map((url) => JSON.stringify(url));
  return new Worker(`import(${tsx}).then(({ register }) => { register(); return import(${own}); })`, { eval: true });
}

/** What a thread does with each question. */
export function answerAsked<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  parentPort?.on('message', ({ id, question }: Asked<Question>) => {
    answer(question).then(
      (found) => parentPort?.postMessage({ id, answer: found } satisfies Answered<Answer>),
      (error: unknown) => parentPort?.postMessage({ id, error } satisfies Answered<Answer>),
    );
  });
}
