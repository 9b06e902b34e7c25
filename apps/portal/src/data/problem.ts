import type { FreeTime } from '@intake/api/contract';

/** Why something failed, as the server's code; every known code has a message, others a general one. */
export interface Problem {
  code: string;
  /** Fields that the server refused, by their path. */
  fields?: readonly { path: string; code: string }[];
  /** What is known already under the refused identifier, such as the patient who has this health number. */
  existingId?: string;
  /** Of a time that is taken: what could be booked instead. */
  freeTimes?: readonly FreeTime[];
  /** The instant from which another try may succeed, ISO 8601. */
  retryAt?: string;
}

/** Null once it is done, otherwise what stood in the way: a form keeps what was typed. */
export type Outcome = Promise<Problem | null>;
