import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { proposalActions } from '../../rules/voice/flowWords.ts';
import { rehearsalEnds } from './suite.contract.ts';

/** What the browser says on the WebSocket of a web call. The first message is `join`, within five seconds. */
export const MediaFromCaller = z.discriminatedUnion('type', [
  z.object({ type: z.literal('join'), accessToken: z.string().max(500) }),
  z.object({ type: z.literal('text'), text: z.string().trim().min(1).max(500) }),
  z.object({ type: z.literal('key'), digits: z.string().regex(/^[\d#*]{1,32}$/) }),
  /** Of a rehearsal: what the next thing said aloud counts as, since nothing here recognises words; empty for nothing. */
  z.object({ type: z.literal('line'), text: z.string().trim().max(500) }),
  /** Of a rehearsal: a machine has answered. */
  z.object({ type: z.literal('voicemail') }),
  /** The browser stopped a turn because the caller began to type or to tap. */
  z.object({ type: z.literal('interrupt') }),
  /** What was heard of a turn of the agent, once it has ended or was interrupted: the transcript keeps that. */
  z.object({ type: z.literal('played'), turn: z.number().int().nonnegative(), text: z.string().max(2000) }),
  z.object({ type: z.literal('hang-up') }),
]);
export type MediaFromCaller = z.infer<typeof MediaFromCaller>;

/** What the server says. Binary messages are the sound of the last `say` that has some. */
export const MediaToCaller = z.discriminatedUnion('type', [
  z.object({ type: z.literal('joined'), callId: z.string(), locale: z.enum(locales) }),
  /** The caller begins to speak, or has ended. */
  z.object({ type: z.literal('speech'), isSpeaking: z.boolean() }),
  /** A turn of the caller as it was understood. */
  z.object({ type: z.literal('heard'), turn: z.number().int(), text: z.string(), by: z.enum(['voice', 'text', 'key']) }),
  /** Something was said that nothing here can put into words: type it, or press a key. */
  z.object({ type: z.literal('unheard') }),
  /** Without sound the browser speaks, if it has a voice of its own. */
  z.object({ type: z.literal('say'), turn: z.number().int(), text: z.string(), audio: z.boolean() }),
  /** All sound of the turn was sent. */
  z.object({ type: z.literal('sound-end'), turn: z.number().int() }),
  /** The caller interrupts: stop speaking at once, and tell what was played. */
  z.object({ type: z.literal('clear'), turn: z.number().int() }),
  z.object({ type: z.literal('state'), status: z.enum(rehearsalEnds), at: z.string(), isVerified: z.boolean() }),
  z.object({ type: z.literal('propose'), action: z.enum(proposalActions) }),
  z.object({ type: z.literal('ended'), reason: z.string() }),
  z.object({ type: z.literal('error'), code: z.string() }),
]);
export type MediaToCaller = z.infer<typeof MediaToCaller>;
