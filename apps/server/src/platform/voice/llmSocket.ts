import { z } from 'zod';

/** What a provider and we say to each other while a call goes on: the custom LLM protocol of Retell. */
const Utterance = z.object({ role: z.string().max(40), content: z.string().max(4000).catch(''), words: z.array(z.unknown()).optional() });
const transcript = z.array(Utterance).max(500).default([]);

export const FromProvider = z.discriminatedUnion('interaction_type', [
  z.object({ interaction_type: z.literal('call_details'), call: z.unknown() }),
  z.object({ interaction_type: z.literal('ping_pong'), timestamp: z.number() }),
  z.object({ interaction_type: z.literal('update_only'), transcript }),
  z.object({ interaction_type: z.literal('response_required'), response_id: z.int().nonnegative(), transcript }),
  z.object({ interaction_type: z.literal('reminder_required'), response_id: z.int().nonnegative(), transcript }),
]);
export type FromProvider = z.infer<typeof FromProvider>;
export type Utterance = z.infer<typeof Utterance>;

export type ToProvider =
  | { response_type: 'config'; config: { auto_reconnect: boolean; call_details: boolean } }
  | { response_type: 'response'; response_id: number; content: string; content_complete: true; end_call: boolean; transfer_number?: string }
  | { response_type: 'ping_pong'; timestamp: number }
  /** Passed on to the browser of a web call as it is. */
  | { response_type: 'metadata'; metadata: Record<string, unknown> };

/** What the other side says of keys, in its words for a turn of the caller. */
export const keyedText = (digits: string): string => `Pressed Button: ${digits}`;
export const keysIn = (text: string): string | null => /^Pressed Button: ([\d#*]{1,32})$/.exec(text.trim())?.[1] ?? null;
