import WebSocket from 'ws';
import { z } from 'zod';
import { readStorableJson } from '../../database/storable.ts';
import { keyedText, type FromProvider } from '../llmSocket.ts';

/** Whoever is on the line: a browser, or somebody made up who answers a phone. */
export interface Ears {
  say(turn: number, text: string): void;
  /** The agent was interrupted: what it says ends here. */
  clear(turn: number): void;
  heard(turn: number, text: string, by: By): void;
  metadata(metadata: Record<string, unknown>): void;
  ended(reason: string): void;
}

export type By = 'voice' | 'text' | 'key';

export interface LineTimes {
  /** Nobody speaks for so long after the agent has. */
  silence: number;
  /** How long the agent speaks a text, where nobody tells what was played. */
  speaking(text: string): number;
  longest: number;
  /** Until the line to the decisions is tried again. */
  reconnect: number;
}

export const usualTimes: LineTimes = { silence: 4000, speaking: (text) => 400 + text.length * 60, longest: 15 * 60_000, reconnect: 300 };

const Message = z.discriminatedUnion('response_type', [
  z.object({ response_type: z.literal('config') }),
  z.object({
    response_type: z.literal('response'), response_id: z.number(), content: z.string(), end_call: z.boolean().default(false), transfer_number: z.string().optional(),
  }),
  z.object({ response_type: z.literal('ping_pong') }),
  z.object({ response_type: z.literal('metadata'), metadata: z.record(z.string(), z.unknown()) }),
]);

interface Spoken {
  role: 'agent' | 'user';
  content: string;
  words?: { word: string }[];
}

const mostReconnects = 3;
const mostReminders = 2;

/** One call as the provider has it: it hears, speaks and waits, and asks over the socket of the agent what to say. */
export class LineCall {
  readonly transcript: Spoken[] = [];
  private socket: WebSocket | undefined;
  private timers = new Map<string, NodeJS.Timeout>();
  private responseId = 0;
  private reminders = 0;
  private reconnects = 0;
  private speaking: { turn: number; whenSaid: () => void } | null = null;
  private isOver = false;

  constructor(
    private readonly options: { url: string; details: () => object; ears: Ears; times: LineTimes; onEnded: (reason: string) => void },
  ) {
    this.later('longest', options.times.longest, () => this.end('max_duration_reached'));
    this.connect();
  }

  /** A turn of the caller that is over. */
  said(text: string, by: By): void {
    if (this.isOver) return;
    this.interrupt();
    this.reminders = 0;
    const content = by === 'key' ? keyedText(text) : text;
    this.transcript.push({ role: 'user', content, ...(by === 'voice' && { words: text.split(/\s+/).map((word) => ({ word })) }) });
    this.options.ears.heard(this.transcript.length - 1, text, by);
    this.ask('response_required');
  }

  /** The caller begins to speak, type or tap: the agent is quiet, and silence is none. */
  interrupt(): void {
    this.cancel('silence');
    if (!this.speaking) return;
    const { turn } = this.speaking;
    this.stopSpeaking();
    this.options.ears.clear(turn);
  }

  /** What was heard of a turn of the agent. */
  played(turn: number, text: string): void {
    const spoken = this.transcript[turn];
    if (this.isOver || spoken?.role !== 'agent' || !spoken.content.startsWith(text)) return;
    const isWhole = text === spoken.content;
    spoken.content = text;
    if (!isWhole) this.send({ interaction_type: 'update_only', transcript: this.transcript });
    if (this.speaking?.turn !== turn) return;
    const { whenSaid } = this.speaking;
    this.stopSpeaking();
    whenSaid();
  }

  /** Nobody says anything, and nobody is about to. */
  waitForCaller(): void {
    if (this.isOver || this.speaking) return;
    this.later('silence', this.options.times.silence, () => {
      if (this.reminders >= mostReminders) return this.end('inactivity');
      this.reminders += 1;
      this.ask('reminder_required');
    });
  }

  end(reason: string): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const name of this.timers.keys()) this.cancel(name);
    this.socket?.close();
    this.options.ears.ended(reason);
    this.options.onEnded(reason);
  }

  private connect(): void {
    const socket = new WebSocket(this.options.url, { handshakeTimeout: 5000, maxPayload: 64 * 1024 });
    this.socket = socket;
    socket.on('open', () => this.send({ interaction_type: 'call_details', call: this.options.details() }));
    socket.on('message', (data) => this.take((data as Buffer).toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (this.isOver || socket !== this.socket) return;
      this.reconnects += 1;
      if (this.reconnects > mostReconnects) return this.end('error_llm_websocket_lost_connection');
      this.later('reconnect', this.options.times.reconnect, () => this.connect());
    });
  }

  private take(text: string): void {
    const { data: message } = Message.safeParse(readStorableJson(text));
    if (this.isOver || !message) return;
    if (message.response_type === 'metadata') return this.options.ears.metadata(message.metadata);
    // An answer to what has been overtaken by now is not spoken.
    if (message.response_type !== 'response' || message.response_id !== this.responseId) return;
    this.reconnects = 0;
    const whenSaid = () => (message.end_call ? this.end(message.transfer_number ? 'call_transfer' : 'agent_hangup') : this.waitForCaller());
    if (!message.content) return whenSaid();
    this.speak(message.content, whenSaid);
  }

  private speak(content: string, whenSaid: () => void): void {
    this.stopSpeaking();
    this.transcript.push({ role: 'agent', content });
    const turn = this.transcript.length - 1;
    this.speaking = { turn, whenSaid };
    this.options.ears.say(turn, content);
    this.later('speaking', this.options.times.speaking(content), () => {
      this.stopSpeaking();
      whenSaid();
    });
  }

  private stopSpeaking(): void {
    this.cancel('speaking');
    this.speaking = null;
  }

  private ask(kind: 'response_required' | 'reminder_required'): void {
    this.responseId += 1;
    this.send({ interaction_type: kind, response_id: this.responseId, transcript: this.transcript });
  }

  private send(message: FromProvider): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private later(name: string, milliseconds: number, work: () => void): void {
    this.cancel(name);
    this.timers.set(name, setTimeout(() => (this.timers.delete(name), work()), milliseconds));
  }

  private cancel(name: string): void {
    clearTimeout(this.timers.get(name));
    this.timers.delete(name);
  }
}
