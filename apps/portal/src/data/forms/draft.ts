/** What is typed into a form. It stands outside React's state, so that a key press draws its field and nothing else. */
export interface Draft<Values> {
  values: () => Values;
  set: (change: Partial<Values>) => void;
  /** Calls back after each change; answers how to stop it. */
  subscribe: (listener: () => void) => () => void;
  /** Whether anything differs from what was there first, or was saved last. */
  isDirty: () => boolean;
  /** These values are saved. */
  settle: (values: Values) => void;
}

/** `initial` is read once: what the server says later never replaces what was typed. */
export function createDraft<Values extends object>(initial: Values): Draft<Values> {
  const listeners = new Set<() => void>();
  let saved = JSON.stringify(initial);
  let values = initial;
  return {
    values: () => values,
    set: (change) => {
      values = { ...values, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isDirty: () => JSON.stringify(values) !== saved,
    settle: (settled) => {
      saved = JSON.stringify(settled);
    },
  };
}
