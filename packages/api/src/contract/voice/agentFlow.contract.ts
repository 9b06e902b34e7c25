import { z } from 'zod';
import { locales } from '../../rules/locales.ts';
import { flowChecks, proposalActions, slots } from '../../rules/voice/flowWords.ts';

export const FlowStateId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'state id');

/** What is said, by language. That each language of the flow has its text is a check of the flow. */
export const SpokenText = z.partialRecord(z.enum(locales), z.string().trim().min(1).max(600));
export type SpokenText = z.infer<typeof SpokenText>;

export const FlowState = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('say'), text: SpokenText, next: FlowStateId }),
  z.object({
    kind: z.literal('collect'),
    slot: z.enum(slots),
    prompt: SpokenText,
    /** How often the caller may answer something else. */
    tries: z.number().int().min(1).max(5),
    next: FlowStateId,
    failed: FlowStateId,
  }),
  z.object({
    kind: z.literal('check'),
    check: z.enum(flowChecks),
    next: FlowStateId,
    /** Where the caller is asked again, as long as there are tries. */
    retry: FlowStateId.optional(),
    failed: FlowStateId,
  }),
  z.object({
    kind: z.literal('branch'),
    slot: z.enum(slots),
    cases: z.array(z.object({ value: z.string().min(1).max(40), next: FlowStateId })).min(1).max(12),
    otherwise: FlowStateId,
  }),
  z.object({ kind: z.literal('propose'), action: z.enum(proposalActions), next: FlowStateId }),
  z.object({ kind: z.literal('hand-off'), text: SpokenText }),
  z.object({ kind: z.literal('end'), text: SpokenText }),
]);
export type FlowState = z.infer<typeof FlowState>;

/** What a voice agent does, declared: no state leads anywhere that is not written here. */
export const AgentFlow = z.object({
  languages: z.array(z.enum(locales)).min(1).max(locales.length),
  start: FlowStateId,
  /** After so many turns of the caller a person takes over. */
  maxTurns: z.number().int().min(4).max(60),
  /** Left on an answering machine: the clinic, nothing of the patient. */
  voicemail: SpokenText,
  states: z.record(FlowStateId, FlowState).refine((states) => Object.keys(states).length <= 120, 'at most 120 states'),
});
export type AgentFlow = z.infer<typeof AgentFlow>;

const Value = z.string().trim().min(1).max(500);

/** All that understanding, or a model in its place, may ask for. None of them verifies a caller. */
export const VoiceCommand = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('set'), slot: z.enum(slots), value: Value }),
  z.object({ kind: z.literal('correct'), slot: z.enum(slots), value: Value }),
  z.object({ kind: z.literal('clarify') }),
  z.object({ kind: z.literal('repeat') }),
  z.object({ kind: z.literal('silence') }),
  z.object({ kind: z.literal('hand-off') }),
  z.object({ kind: z.literal('end') }),
]);
export type VoiceCommand = z.infer<typeof VoiceCommand>;
