import { useEffect, useEffectEvent, useRef } from 'react';

/** Well inside the time that the server holds it for. Milliseconds. */
const extendEvery = 4 * 60_000;

interface Hold {
  /** Answers whether it is held now. */
  take: (id: string) => Promise<boolean>;
  giveBack: (id: string) => void;
}

/** Takes what is open, keeps it while somebody works, and gives it back on leaving. */
export function useHold(id: string | null, isPossible: boolean, { take, giveBack }: Hold) {
  const wanted = useRef<string | null>(null);
  const held = useRef<string | null>(null);
  const lastWork = useRef(0);
  const onTake = useEffectEvent(async (one: string) => {
    if (!(await take(one))) return;
    if (wanted.current === one) held.current = one;
    // It was left before the answer came.
    else giveBack(one);
  });
  const onLeave = useEffectEvent((one: string) => {
    if (held.current === one) giveBack(one);
    held.current = null;
  });

  useEffect(() => {
    const work = () => {
      lastWork.current = Date.now();
    };
    addEventListener('keydown', work, true);
    addEventListener('pointerdown', work, true);
    return () => {
      removeEventListener('keydown', work, true);
      removeEventListener('pointerdown', work, true);
    };
  }, []);

  useEffect(() => {
    if (!id) return undefined;
    wanted.current = id;
    return () => {
      wanted.current = null;
      onLeave(id);
    };
  }, [id]);

  useEffect(() => {
    if (!id || !isPossible) return undefined;
    void onTake(id);
    const timer = setInterval(() => {
      if (Date.now() - lastWork.current < extendEvery) void onTake(id);
    }, extendEvery);
    return () => clearInterval(timer);
  }, [id, isPossible]);

  return {
    /** After what ends the hold by itself. */
    forget: () => {
      held.current = null;
    },
  };
}
