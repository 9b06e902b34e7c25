import { idleDebounce, idleTimeout } from '@intake/api/rules';

export interface IdleWatch {
  /** When somebody last did something in any tab, in milliseconds since 1970; null when nobody has. */
  lastActive: () => number | null;
  /** Somebody did something, and has paused. */
  onActive: (moment: number) => void;
  /** Nobody has done anything for half an hour; called once, with the moment of the last activity. */
  onIdle: (moment: number) => void;
}

const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Watches whether somebody is there. The clock on the wall counts, not a timer: a computer that slept for an hour, or a
 * page that is opened again the next day, was idle as long. Answers a function that stops.
 */
export function watchIdle({ lastActive, onActive, onIdle }: IdleWatch): () => void {
  const stopped = new AbortController();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  let active = lastActive() ?? Date.now();

  const stop = () => {
    stopped.abort();
    clearTimeout(pause);
    clearTimeout(end);
  };
  /** Whether it is still watching. */
  const look = (): boolean => {
    active = Math.max(active, lastActive() ?? 0);
    clearTimeout(end);
    const left = active + idleTimeout - Date.now();
    if (left > 0) {
      end = setTimeout(look, left);
      return true;
    }
    stop();
    onIdle(active);
    return false;
  };
  const settle = () => {
    onActive(active);
    look();
  };
  const act = () => {
    // The hand that wakes a computer comes too late.
    if (Date.now() - active >= idleTimeout && !look()) return;
    active = Date.now();
    clearTimeout(pause);
    pause = setTimeout(settle, idleDebounce);
  };

  if (!look()) return stop;
  const { signal } = stopped;
  for (const type of activities) window.addEventListener(type, act, { signal, passive: true, capture: true });
  document.addEventListener('visibilitychange', look, { signal });
  act();
  return stop;
}
