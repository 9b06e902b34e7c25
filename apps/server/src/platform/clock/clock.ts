/** The time as a part of its own, so that what depends on it can be tried at any time. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
