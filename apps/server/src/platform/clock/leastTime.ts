import { setTimeout as delay } from 'node:timers/promises';

/** Lets so many milliseconds pass. */
export type Pause = (milliseconds: number) => Promise<unknown>;

export const pauseByClock: Pause = (milliseconds) => delay(milliseconds);

/** What is done for somebody known may take so long, such as a mail to write; milliseconds. */
const leastTime = 150;

/** What comes of the work, no sooner than that: the time of an answer does not tell whom we know. */
export async function inLeastTime<T>(pause: Pause, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.all([work, pause(leastTime)]);
  return outcome;
}
