/** state → event → next state. */
export type Lifecycle<State extends string, Event extends string> = Record<State, Partial<Record<Event, State>>>;

export class IllegalTransition extends Error {
  constructor(
    readonly state: string,
    readonly event: string,
  ) {
    super(`"${event}" is not possible from "${state}"`);
  }
}

/** The next state. Throws IllegalTransition, which the server answers as 409. */
export function transition<State extends string, Event extends string>(
  lifecycle: Lifecycle<State, Event>,
  state: State,
  event: Event,
): State {
  const next = lifecycle[state][event];
  if (!next) throw new IllegalTransition(state, event);
  return next;
}

/** The events that are possible now; a screen offers these and no others. */
export function possible<State extends string, Event extends string>(
  lifecycle: Lifecycle<State, Event>,
  state: State,
): Event[] {
  return Object.keys(lifecycle[state]) as Event[];
}
