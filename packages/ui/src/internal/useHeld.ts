import { useState } from 'react';

/** What a field holds, and how it takes something else: its caller's value, or with `undefined` its own. */
export function useHeld<Value>(told: Value | undefined, first: Value) {
  const [own, hold] = useState(first);
  return [told === undefined ? own : told, hold] as const;
}
