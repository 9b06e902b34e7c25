/** Code or texts that did not arrive: the line is down, or a newer version has replaced them. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** By its name, as texts fail with an error of their own package. */
export const isChunkLoadError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

const failures = new Set<() => void>();

/** `forget` lets what failed be asked for anew: React keeps the failure of a lazy component for good. */
export const rememberFailure = (forget: () => void): void => void failures.add(forget);

/** Whatever failed is asked for when it is next shown. */
export function forgetFailures(): void {
  failures.forEach((forget) => forget());
  failures.clear();
}
