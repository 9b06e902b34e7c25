import { connect, type Socket } from 'node:net';
import type { MllpAddress } from './emrPlaces.ts';
import { createUnframer, frame } from './mllpFrame.ts';

/**
 * `taken`: AA or CA. `rejected`: AE or CE, the document itself is at fault and will be. `busy`: AR or CR, not just now.
 * `unreachable`: nothing was sent. `no-answer`: it was sent, and nobody knows what became of it.
 */
export type MllpAnswer = 'taken' | 'rejected' | 'busy' | 'unreachable' | 'no-answer';

interface Options {
  connectMs?: number;
  answerMs?: number;
}

const mostAnswerBytes = 64 * 1024;

const meanings: Record<string, MllpAnswer> = { AA: 'taken', CA: 'taken', AE: 'rejected', CE: 'rejected', AR: 'busy', CR: 'busy' };

/** Whether somebody takes connections there. */
export async function tryMllp(address: MllpAddress, { connectMs = 10_000 }: Options = {}): Promise<boolean> {
  const socket = await open(address, connectMs);
  socket?.destroy();
  return socket !== null;
}

/**
 * Sends one HL7 message on a connection of its own, and waits for the acknowledgement that names it. Sent again with the same control
 * id, it is the same message to whoever takes it.
 */
export async function sendMllp(address: MllpAddress, { message, controlId }: { message: string; controlId: string }, { connectMs = 10_000, answerMs = 30_000 }: Options = {}): Promise<MllpAnswer> {
  const socket = await open(address, connectMs);
  if (!socket) return 'unreachable';
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
    socket.on('error', () => settle('no-answer'));
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

function open({ host, port }: MllpAddress, connectMs: number): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: connectMs });
    const fail = () => {
      socket.destroy();
      resolve(null);
    };
    socket.once('error', fail);
    socket.once('timeout', fail);
    socket.once('connect', () => {
      socket.off('error', fail);
      socket.off('timeout', fail);
      socket.setTimeout(0);
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}
