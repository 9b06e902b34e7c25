import { MediaFromCaller, type MediaToCaller } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import type { WebSocket } from 'ws';
import { readStorableJson } from '../../database/storable.ts';
import type { Ears, LineCall } from './lineCall.ts';
import { speechFrames } from './speechFrames.ts';

/** A web call that waits for its browser. */
export interface WaitingCall {
  callId: string;
  locale: Locale;
  /** Puts the browser on the line. */
  open(ears: Ears): LineCall;
  /** What the agent leaves on a machine; null when it hangs up. */
  voicemail: string | null;
}

const joinWithin = 5000;
const mostMessagesPerSecond = 200;
const mostMalformed = 3;

/** The line to a browser: sound, text and keys in, what the agent says out. */
export function serveBrowser(socket: WebSocket, take: (accessToken: string) => WaitingCall | null): void {
  const tell = (message: MediaToCaller) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));
  const refuse = (code: string) => {
    tell({ type: 'error', code });
    socket.close(1008, code);
  };
  const listen = speechFrames();
  let line: LineCall | undefined;
  let waiting: WaitingCall | null = null;
  /** What the next thing said aloud counts as. */
  let said = '';
  let malformed = 0;
  let count = 0;
  const counting = setInterval(() => (count = 0), 1000);
  const joining = setTimeout(() => refuse('join-expected'), joinWithin);

  const ears: Ears = {
    say: (turn, text) => tell({ type: 'say', turn, text, audio: false }),
    clear: (turn) => tell({ type: 'clear', turn }),
    heard: (turn, text, by) => tell({ type: 'heard', turn, text, by }),
    metadata: (metadata) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(metadata)),
    ended: (reason) => {
      tell({ type: 'ended', reason });
      socket.close(1000);
    },
  };

  function frame(bytes: Buffer): void {
    if (!line) return;
    const heard = listen(bytes);
    if (heard === null) return;
    tell({ type: 'speech', isSpeaking: heard === 'begins' });
    if (heard === 'begins') return line.interrupt();
    if (said) return line.said(said, 'voice');
    tell({ type: 'unheard' });
    line.waitForCaller();
  }

  function message(from: MediaFromCaller): void {
    if (from.type === 'join') {
      if (line) return refuse('joined-already');
      waiting = take(from.accessToken);
      if (!waiting) return refuse('unknown-call');
      clearTimeout(joining);
      tell({ type: 'joined', callId: waiting.callId, locale: waiting.locale });
      line = waiting.open(ears);
      return;
    }
    if (!line) return refuse('join-expected');
    switch (from.type) {
      case 'text':
        return line.said(from.text, 'text');
      case 'key':
        return line.said(from.digits, 'key');
      case 'line':
        return void (said = from.text);
      case 'voicemail':
        if (waiting?.voicemail) ears.say(line.transcript.length, waiting.voicemail);
        return line.end('voicemail_reached');
      case 'interrupt':
        return line.interrupt();
      case 'played':
        return line.played(from.turn, from.text);
      case 'hang-up':
        return line.end('user_hangup');
    }
  }

  socket.on('message', (data: Buffer, isBinary) => {
    count += 1;
    if (count > mostMessagesPerSecond) return refuse('too-many');
    if (isBinary) return frame(data);
    const from = MediaFromCaller.safeParse(readStorableJson(String(data)));
    if (from.success) return message(from.data);
    malformed += 1;
    if (malformed >= mostMalformed) return refuse('malformed');
    tell({ type: 'error', code: 'malformed' });
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(joining);
    clearInterval(counting);
    line?.end('user_hangup');
  });
}
