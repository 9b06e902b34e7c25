import { useCallback, useState } from 'react';

/**
 * What is kept of the thing that is shown, which begins anew with another one while the component stays: what frames it
 * need not be drawn again. A change that comes once another one is shown is dropped.
 */
export function useStateOf<State extends object>(id: string, initial: State): [state: State, change: (part: Partial<State>) => void] {
  const [held, hold] = useState({ id, state: initial });
  if (held.id !== id) hold({ id, state: initial });
  const change = useCallback(
    (part: Partial<State>) => hold((was) => (was.id === id ? { id, state: { ...was.state, ...part } } : was)),
    [id],
  );
  return [held.id === id ? held.state : initial, change];
}
