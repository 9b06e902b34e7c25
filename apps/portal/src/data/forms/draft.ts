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
  /**
   * What was there first is known better now: fills in the parts of which nobody has touched a field.
   * @param parts fields that belong together, by name
   */
  refill: (initial: Values, parts: Parts<Values>) => void;
  /** How often each part was filled in so. */
  refilled: () => Readonly<Record<string, number>>;
}

export type Parts<Values> = Readonly<Record<string, readonly (keyof Values)[]>>;

const isSame = <Values extends object>(one: Values, other: Values, names: readonly (keyof Values)[]) =>
  names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));

/** `initial` is read once: what the server says later never replaces what was typed. */
export function createDraft<Values extends object>(initial: Values): Draft<Values> {
  const listeners = new Set<() => void>();
  let saved = JSON.stringify(initial);
  let values = initial;
  let refilled: Readonly<Record<string, number>> = {};
  const set = (change: Partial<Values>) => {
    values = { ...values, ...change };
    for (const listener of listeners) listener();
  };
  return {
    values: () => values,
    set,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isDirty: () => JSON.stringify(values) !== saved,
    settle: (settled) => {
      saved = JSON.stringify(settled);
    },
    refill: (first, parts) => {
      const before = JSON.parse(saved) as Values;
      const changed = Object.entries(parts).filter(([, names]) => isSame(values, before, names) && !isSame(values, first, names));
      saved = JSON.stringify(first);
      if (changed.length === 0) return;
      refilled = { ...refilled, ...Object.fromEntries(changed.map(([part]) => [part, (refilled[part] ?? 0) + 1])) };
      set(Object.fromEntries(changed.flatMap(([, names]) => names).map((name) => [name, first[name]])) as Partial<Values>);
    },
    refilled: () => refilled,
  };
}
