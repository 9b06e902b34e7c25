/** An answer that was asked for before the code that wants it was here. */
export interface EarlyAnswer {
  /** The headers that said who asks. */
  headers: Record<string, string>;
  /** When it was asked for, in milliseconds since 1970. */
  askedAt: number;
  answer: Promise<Response>;
}

declare global {
  /** By absolute address; undefined where nothing asks early. */
  var earlyAnswers: Map<string, EarlyAnswer> | undefined;
}

/** Older than this it is asked for again, in milliseconds: a slow line takes its time, a page left open may show what is past. */
const keptFor = 60_000;

/**
 * The early answer to a request, once; undefined where there is none for this very caller. One that never came is asked for
 * again.
 */
export function takeEarly(request: Request): Promise<Response> | undefined {
  const early = globalThis.earlyAnswers?.get(request.url);
  if (!early || request.method !== 'GET') return undefined;
  globalThis.earlyAnswers?.delete(request.url);
  const isSameCaller = ['authorization', 'x-organization-id'].every((name) => (early.headers[name] ?? null) === request.headers.get(name));
  if (!isSameCaller || Date.now() - early.askedAt > keptFor) return undefined;
  const aborted = new Promise<never>((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });
  return Promise.race([early.answer.catch(() => fetch(request)), aborted]);
}
