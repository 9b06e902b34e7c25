import { z } from 'zod';
import { VoiceCommand } from '@intake/api/contract';
import { wishes } from '@intake/api/rules/voice';
import type { ModelTurn } from './model.port.ts';

interface Tool {
  type: 'function';
  function: { name: string; description: string; parameters: object };
}

const tool = (name: string, description: string, properties: Record<string, object> = {}): Tool => ({
  type: 'function',
  function: { name, description, parameters: { type: 'object', properties, required: Object.keys(properties), additionalProperties: false } },
});

/** By the question that was put; what proves who somebody is has none, as code alone takes it. */
const values: Partial<Record<ModelTurn['slot'], object>> = {
  answer: { type: 'string', enum: ['yes', 'no'] },
  wish: { type: 'string', enum: wishes, description: 'confirm: they come; cancel: they do not; move: another time; hear: they want to hear when it is' },
  day: { type: 'string', description: 'the day as YYYY-MM-DD' },
};

/** Whether a model is asked about answers to this at all. */
export const isForModel = (slot: ModelTurn['slot']): boolean => Object.hasOwn(values, slot);

/** The commands that a turn can stand for, and no others. */
export function toolsFor(slot: ModelTurn['slot']): Tool[] {
  const value = values[slot];
  return [
    ...(value ? [tool('answer', 'What the caller answers to the question', { value })] : []),
    tool('hand_off', 'The caller wants to speak with a person, or seems to be in distress'),
    tool('repeat', 'The caller did not hear the question'),
    tool('end', 'The caller says goodbye'),
    tool('clarify', 'Anything else, or in doubt'),
  ];
}

const Call = z.object({ function: z.object({ name: z.string(), arguments: z.string().max(2000).default('{}') }) });

/** The commands of the tools that a model has called. What is none of them counts as not said. */
export function commandsIn(calls: readonly unknown[], slot: ModelTurn['slot']): VoiceCommand[] {
  return calls.flatMap((call) => {
    const { data } = Call.safeParse(call);
    const command = VoiceCommand.safeParse(data && commandOf(data.function, slot));
    return command.success ? [command.data] : [];
  });
}

function commandOf({ name, arguments: given }: { name: string; arguments: string }, slot: ModelTurn['slot']): unknown {
  if (name === 'answer' && isForModel(slot)) return { kind: 'set', slot, value: valueIn(given) };
  const kinds: Record<string, VoiceCommand['kind']> = { hand_off: 'hand-off', repeat: 'repeat', end: 'end', clarify: 'clarify' };
  return { kind: kinds[name] };
}

function valueIn(given: string): unknown {
  try {
    return (JSON.parse(given) as { value?: unknown } | null)?.value;
  } catch {
    return undefined;
  }
}
