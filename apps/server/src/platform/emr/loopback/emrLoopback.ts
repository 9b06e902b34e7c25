import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { MllpAddress } from '../emrPlaces.ts';
import { createUnframer, frame } from '../mllpFrame.ts';

/** How the stand-in takes a message: `silent` hears it and says nothing. */
export type EmrVerdict = 'AA' | 'AE' | 'AR' | 'silent';

export interface TakenDocument {
  controlId: string;
  familyName: string;
  fileName: string;
  pdf: Buffer;
}

export interface EmrLoopback {
  address: MllpAddress;
  /** What it has taken, once by control id. */
  taken(): readonly TakenDocument[];
  close(): Promise<void>;
}

const mostMessageBytes = 100 * 1024 * 1024;

/**
 * A stand-in on this machine for a system that keeps charts and takes documents by MLLP: it acknowledges each message, takes one by
 * its control id once, and refuses (AE) one without a patient.
 */
export async function startEmrLoopback(verdictOf: (message: TakenDocument) => EmrVerdict = () => 'AA'): Promise<EmrLoopback> {
  const taken = new Map<string, TakenDocument>();
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    const unframe = createUnframer(mostMessageBytes);
    socket.on('data', (bytes) => {
      for (const message of unframe(bytes)) {
        const document = read(message);
        const verdict = taken.has(document.controlId) ? 'AA' : document.familyName === '' ? 'AE' : verdictOf(document);
        if (verdict === 'silent') continue;
        if (verdict === 'AA') taken.set(document.controlId, document);
        socket.write(frame(acknowledge(document.controlId, verdict)));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, isSecure: false },
    taken: () => [...taken.values()],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

const fieldsOf = (message: string, name: string) => message.split('\r').find((line) => line.startsWith(`${name}|`))?.split('|') ?? [];

function read(message: string): TakenDocument {
  return {
    controlId: fieldsOf(message, 'MSH')[9] ?? '',
    familyName: fieldsOf(message, 'PID')[5]?.split('^')[0] ?? '',
    fileName: fieldsOf(message, 'TXA')[16] ?? '',
    pdf: Buffer.from(fieldsOf(message, 'OBX')[5]?.split('^')[4] ?? '', 'base64'),
  };
}

function acknowledge(controlId: string, code: string): string {
  const now = new Date().toISOString().replaceAll(/[-:T]|\..*/g, '');
  return [`MSH|^~\\&|EMR|LOOPBACK|INTAKE||${now}||ACK^T02^ACK|${now}${controlId.slice(0, 4)}|P|2.5`, `MSA|${code}|${controlId}`].join('\r');
}
