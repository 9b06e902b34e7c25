import { errorOfAnswer } from './apiError.ts';
import type { ApiError } from './apiError.ts';

export interface PutFileOptions {
  /** Called with 0 to 1 while the bytes leave. */
  onProgress?: (fraction: number) => void;
  /** What says more of it, such as its name. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

/**
 * Sends a file's bytes to the short-lived address that `createUpload` answered; the address is the permission, so no
 * bearer goes with it. Resolves to what was answered, if it is JSON; rejects with an ApiError. Nothing is a fax before
 * `completeUpload` has answered.
 */
export function putFile(url: string, file: Blob, { onProgress, headers = {}, signal }: PutFileOptions = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = (error: ApiError) => reject(error);
    const cancelled: ApiError = { status: null, code: 'cancelled', message: 'The upload was cancelled.' };
    if (signal?.aborted) return fail(cancelled);

    // fetch cannot tell how much of a request has left.
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onload = () => (request.status < 300 ? resolve(parse(request.responseText)) : fail(errorOfAnswer(request.status, parse(request.responseText))));
    request.onerror = () => fail({ status: null, code: 'network', message: 'The server was not reached.' });
    request.onabort = () => fail(cancelled);
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
