import { timingSafeEqual } from 'node:crypto';
import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import WebSocket from 'ws';
import { readStorableJson } from '../../../platform/database/storable.ts';
import { keysIn, FromProvider, type ToProvider, type Utterance } from '../../../platform/voice/llmSocket.ts';
import type { VoiceProvider } from '../../../platform/voice/voice.port.ts';
import type { Answer, Said } from './callSession.ts';
import type { LiveCalls } from './liveCalls.ts';

export interface SocketParts {
  voice: VoiceProvider | undefined;
  calls: LiveCalls;
  /** What the provider's address ends with. */
  secret: string;
}

const mostMalformed = 3;
const detailsWithin = 5000;
const mostWaiting = 20;
/** Milliseconds; a call ends before. */
const longestLine = 3600_000;
const largestMessage = 256 * 1024;

/** The two WebSockets of calls: the provider asks what to say, and browsers speak with a provider that they cannot reach themselves. */
export const voiceSockets =
  ({ voice, calls, secret }: SocketParts) =>
  (app: FastifyInstance): void => {
    void app.register(websocket, { options: { maxPayload: largestMessage } });
    void app.register(async (scope) => {
      scope.get<{ Params: { secret: string; callId: string } }>('/api/webhooks/retell/socket/:secret/:callId', { websocket: true, handlerTimeout: longestLine }, (socket, { params }) => {
        socket.on('error', () => undefined);
        if (!voice || !isSame(params.secret, secret)) return socket.close(1008, 'unknown');
        serveProvider(socket, params.callId, calls);
      });
      scope.get('/api/retell/media', { websocket: true, handlerTimeout: longestLine }, (socket) => {
        socket.on('error', () => undefined);
        if (!voice?.mediaUrl) return socket.close(1008, 'unknown');
        passOn(socket, voice.mediaUrl);
      });
    });
  };

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Answers what the provider asks of one call, one turn after the other. */
function serveProvider(socket: WebSocket, providerCallId: string, calls: LiveCalls): void {
  const tell = (message: ToProvider) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message));
  const drop = (code: string) => socket.close(1008, code);
  let callId: string | undefined;
  let newest = 0;
  let waiting = 0;
  let malformed = 0;
  let work = Promise.resolve();
  const details = setTimeout(() => drop('details-expected'), detailsWithin);

  const speak = (responseId: number, answer: Answer, isWeb: boolean) => {
    if (isWeb) {
      for (const { action } of answer.proposals) tell({ response_type: 'metadata', metadata: { type: 'propose', action } });
      if (answer.state) tell({ response_type: 'metadata', metadata: { type: 'state', status: answer.state.status, at: answer.state.at, isVerified: answer.state.verified } });
    }
    tell({
      response_type: 'response', response_id: responseId, content: answer.text, content_complete: true, end_call: answer.isEnd, ...(answer.transferTo && { transfer_number: answer.transferTo }),
    });
  };

  async function take(message: FromProvider): Promise<void> {
    if (message.interaction_type === 'ping_pong') return void tell({ response_type: 'ping_pong', timestamp: message.timestamp });
    if (message.interaction_type === 'call_details') {
      if (callId) return;
      const opened = await calls.open(providerCallId, message.call);
      if (!opened) return drop('unknown');
      clearTimeout(details);
      callId = opened.callId;
      return speak(0, opened.answer, opened.isWeb);
    }
    if (!callId) return drop('details-expected');
    if (message.interaction_type === 'update_only') return calls.cut(callId, heardOf(message.transcript));
    // The caller has gone on speaking meanwhile: what they say now holds this, too.
    if (message.response_id < newest) return;
    const said = message.interaction_type === 'reminder_required' ? silence : saidIn(message.transcript);
    const done = await calls.turn(callId, said, message.response_id, heardOf(message.transcript));
    speak(message.response_id, done.answer, done.isWeb);
  }

  tell({ response_type: 'config', config: { auto_reconnect: true, call_details: true } });
  socket.on('message', (data: Buffer, isBinary) => {
    const message = isBinary ? undefined : FromProvider.safeParse(readStorableJson(String(data)));
    if (!message?.success) {
      malformed += 1;
      return malformed >= mostMalformed ? drop('malformed') : undefined;
    }
    if (waiting >= mostWaiting) return drop('too-many');
    if ('response_id' in message.data) newest = Math.max(newest, message.data.response_id);
    waiting += 1;
    work = work
      .then(() => take(message.data))
      // What cannot be decided is not spoken; the provider asks again, or a person is called.
      .catch(() => drop('failed'))
      .finally(() => (waiting -= 1));
  });
  socket.on('close', () => clearTimeout(details));
}

const silence: Said = { text: '', by: 'voice' };

/** What the caller has said since the agent spoke. */
function saidIn(transcript: readonly Utterance[]): Said {
  const last = transcript.findLastIndex(({ role }) => role === 'agent');
  const own = transcript.slice(last + 1).filter(({ role }) => role === 'user');
  const keys = own.flatMap(({ content }) => keysIn(content) ?? []);
  if (keys.length > 0) return { text: keys.join(''), by: 'key' };
  const text = own.map(({ content }) => content).join(' ').slice(0, 2000);
  return { text, by: own.some(({ words }) => words && words.length > 0) ? 'voice' : 'text' };
}

/** What was heard of the agent's last words; null when it has said nothing. */
const heardOf = (transcript: readonly Utterance[]): string | null => transcript.findLast(({ role }) => role === 'agent')?.content ?? null;

/** Everything goes through as it is, both ways; when one side closes, so does the other. */
function passOn(browser: WebSocket, url: string): void {
  const provider = new WebSocket(url, { handshakeTimeout: 5000, maxPayload: largestMessage });
  const early: { data: Buffer; isBinary: boolean }[] = [];
  const isCode = (code: number) => code === 1000 || (code >= 3000 && code <= 4999) || code === 1008;
  provider.on('open', () => early.splice(0).forEach(({ data, isBinary }) => provider.send(data, { binary: isBinary })));
  browser.on('message', (data: Buffer, isBinary) => {
    if (provider.readyState === WebSocket.OPEN) return provider.send(data, { binary: isBinary });
    if (early.length < mostWaiting) early.push({ data, isBinary });
  });
  provider.on('message', (data: Buffer, isBinary) => browser.readyState === WebSocket.OPEN && browser.send(data, { binary: isBinary }));
  provider.on('error', () => browser.close(1011, 'unavailable'));
  provider.on('close', (code, reason) => browser.close(isCode(code) ? code : 1000, reason));
  browser.on('close', () => provider.close());
}
