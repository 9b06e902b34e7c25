import type { VoiceCommand } from '@intake/api/contract';
import type { Locale } from '@intake/api/rules';
import type { Slot } from '@intake/api/rules/voice';

/** One turn of a caller, without anything that proves who it is, and nothing of any record. */
export interface ModelTurn {
  text: string;
  /** What was asked. */
  slot: Slot;
  locale: Locale;
  /** `YYYY-MM-DD` at the clinic. */
  today: string;
}

/** A language model that says which commands a turn stands for. It decides nothing and never speaks to the caller. */
export interface Model {
  /** Null when it is away, slow, or says what is no command. */
  commandsOf(turn: ModelTurn): Promise<VoiceCommand[] | null>;
}
