import { TLSSocket } from 'node:tls';
import type { MllpConnection } from './emrPlaces.ts';
import { createUnframer, frame } from './mllpFrame.ts';
import { isOfOurs, openMllp, type MllpRefusal } from './mllpSocket.ts';

/**
 * `taken`: AA or CA. `rejected`: AE or CE, the document itself is at fault and will be. `busy`: AR or CR, not just now.
 * `unreachable`, `not-trusted`: nobody has read it. `no-answer`: it was sent, and nobody knows what became of it.
 */
export type MllpAnswer = 'taken' | 'rejected' | 'busy' | 'no-answer' | MllpRefusal;

interface Options {
  connectMs?: number;
  answerMs?: number;
}

const mostAnswerBytes = 64 * 1024;

const meanings: Record<string, MllpAnswer> = { AA: 'taken', CA: 'taken', AE: 'rejected', CE: 'rejected', AR: 'busy', CR: 'busy' };

/** Whether somebody takes connections there, null when they do. */
export async function tryMllp(connection: MllpConnection, { connectMs = 10_000 }: Options = {}): Promise<MllpRefusal | null> {
  const socket = await openMllp(connection, connectMs);
  if (typeof socket === 'string') return socket;
  const refusal = socket instanceof TLSSocket ? await secondThoughts(socket) : null;
  socket.destroy();
  return refusal;
}

const secondThoughtsMs = 1000;

/** In TLS 1.3 the other side looks at our certificate after we are through: it sends a session, or says what is wrong with it. */
const secondThoughts = (socket: TLSSocket): Promise<MllpRefusal | null> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), secondThoughtsMs);
    const settle = (refusal: MllpRefusal | null) => {
      clearTimeout(timer);
      resolve(refusal);
    };
    socket.once('session', () => settle(null));
    socket.once('error', (error) => settle(isOfOurs(error) ? 'not-trusted' : 'unreachable'));
    socket.once('close', () => settle('unreachable'));
    socket.resume();
  });

/**
 * Sends one HL7 message on a connection of its own, and waits for the acknowledgement that names it. Sent again with the same control
 * id, it is the same message to whoever takes it.
 */
export async function sendMllp(connection: MllpConnection, { message, controlId }: { message: string; controlId: string }, { connectMs = 10_000, answerMs = 30_000 }: Options = {}): Promise<MllpAnswer> {
  const socket = await openMllp(connection, connectMs);
  if (typeof socket === 'string') return socket;
  return new Promise((resolve) => {
    const settle = (answer: MllpAnswer) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(answer);
    };
    const timer = setTimeout(() => settle('no-answer'), answerMs);
    const unframe = createUnframer(mostAnswerBytes);
    socket.on('data', (bytes) => {
      try {
        for (const text of unframe(bytes)) {
          const answer = meaningOf(text, controlId);
          if (answer) return settle(answer);
        }
      } catch {
        settle('no-answer');
      }
    });
    // What is refused at the end of a handshake was read by nobody.
    socket.on('error', (error) => settle(isOfOurs(error) ? 'not-trusted' : 'no-answer'));
    socket.on('close', () => settle('no-answer'));
    socket.write(frame(message));
  });
}

/** Of an acknowledgement of this message; undefined for anything else that comes. */
function meaningOf(text: string, controlId: string): MllpAnswer | undefined {
  const separator = text[3] ?? '|';
  const [, code = '', acknowledged] = text.split(/\r\n?|\n/).find((line) => line.startsWith(`MSA${separator}`))?.split(separator) ?? [];
  return acknowledged?.trim() === controlId ? meanings[code.trim()] : undefined;
}
