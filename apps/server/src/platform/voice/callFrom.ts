import { z } from 'zod';
import type { ProviderCall } from './voice.port.ts';

const text = z.string().nullish().catch(null);
const number = z.number().nullish().catch(null);
/** As answers and events have it. What is of another shape counts as not said. */
export const RetellCall = z.object({
  call_id: z.string().min(1).max(200), agent_id: text, direction: text, from_number: text, to_number: text, call_status: text,
  start_timestamp: number, end_timestamp: number, disconnection_reason: text,
  metadata: z.object({ intake_call_id: z.uuid() }).nullish().catch(null),
  call_analysis: z.object({ in_voicemail: z.boolean().nullish().catch(null) }).nullish().catch(null),
  call_cost: z.object({ combined_cost: number }).nullish().catch(null),
});

const statuses: Record<string, ProviderCall['status']> = { registered: 'registered', ongoing: 'ongoing', ended: 'ended', not_connected: 'not-connected', error: 'error' };

/** A call in the provider's words. */
export function callFrom(call: unknown): ProviderCall | null {
  const { data } = RetellCall.safeParse(call);
  if (!data) return null;
  const at = (milliseconds: number | null | undefined) => (milliseconds ? new Date(milliseconds) : null);
  return {
    providerCallId: data.call_id,
    callId: data.metadata?.intake_call_id ?? null,
    providerAgentId: data.agent_id ?? null,
    direction: data.direction === 'inbound' ? 'inbound' : 'outbound',
    fromNumber: data.from_number ?? null,
    toNumber: data.to_number ?? null,
    status: statuses[data.call_status ?? ''] ?? 'registered',
    startedAt: at(data.start_timestamp),
    endedAt: at(data.end_timestamp),
    endReason: data.disconnection_reason ?? null,
    inVoicemail: data.call_analysis?.in_voicemail === true || data.disconnection_reason === 'voicemail_reached',
    costCents: data.call_cost?.combined_cost ?? null,
  };
}
