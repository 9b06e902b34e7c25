/** Before a connection stands nothing can have been sent, and nothing can ring. */
const unconnected = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT', 'ENETUNREACH', 'EHOSTUNREACH']);

/** Whether a call certainly never reached the provider. */
export const neverConnected = (error: unknown): boolean => codesOf(error).some((code) => unconnected.has(code));

/** A gateway may have passed the call on before it gave up. */
export const isUncertain = (status: number): boolean => status === 408 || status === 409 || status >= 500;

function codesOf(error: unknown): string[] {
  const found: string[] = [];
  for (let cause = error; cause !== null && typeof cause === 'object'; cause = (cause as { cause?: unknown }).cause) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') found.push(code);
  }
  return found;
}
