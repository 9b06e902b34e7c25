import { useEffect, useRef, useState } from 'react';

/** A recording that is played. Times are milliseconds from its start. */
export interface Audio {
  isPlaying: boolean;
  positionMs: number;
  /** 0 till the recording is known. */
  durationMs: number;
  /** 1 is as it was said. */
  speed: number;
  /** The recording could not be fetched or played. */
  hasFailed: boolean;
  toggle: () => void;
  seek: (ms: number) => void;
  setSpeed: (speed: number) => void;
}

/** Plays a recording by the browser's own element. Without an address nothing is fetched. */
export function useAudio(src: string | undefined): Audio {
  const element = useRef<HTMLAudioElement | null>(null);
  const [state, setState] = useState({ isPlaying: false, positionMs: 0, durationMs: 0, speed: 1, hasFailed: false });

  useEffect(() => {
    if (src === undefined) return undefined;
    const audio = new window.Audio(src);
    audio.preload = 'metadata';
    element.current = audio;
    const set = (part: Partial<typeof state>) => setState((old) => ({ ...old, ...part }));
    const tell = () => set({ isPlaying: !audio.paused, positionMs: audio.currentTime * 1000, speed: audio.playbackRate });
    const events = {
      play: tell,
      pause: tell,
      timeupdate: tell,
      seeking: tell,
      ratechange: tell,
      durationchange: () => set({ durationMs: Number.isFinite(audio.duration) ? audio.duration * 1000 : 0 }),
      error: () => set({ hasFailed: true, isPlaying: false }),
    };
    for (const [name, listener] of Object.entries(events)) audio.addEventListener(name, listener);
    set({ isPlaying: false, positionMs: 0, durationMs: 0, hasFailed: false });
    return () => {
      for (const [name, listener] of Object.entries(events)) audio.removeEventListener(name, listener);
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
      element.current = null;
    };
  }, [src]);

  // The element tells of words too late; each frame is asked while it plays.
  useEffect(() => {
    if (!state.isPlaying) return undefined;
    let frame = requestAnimationFrame(function ask() {
      const positionMs = (element.current?.currentTime ?? 0) * 1000;
      setState((old) => (old.positionMs === positionMs ? old : { ...old, positionMs }));
      frame = requestAnimationFrame(ask);
    });
    return () => cancelAnimationFrame(frame);
  }, [state.isPlaying]);

  return {
    ...state,
    toggle: () => {
      const audio = element.current;
      if (!audio) return;
      if (!audio.paused) audio.pause();
      // Refused where the visitor has not pressed anything yet: it stays as it is.
      else audio.play().catch(() => setState((old) => ({ ...old, isPlaying: false })));
    },
    seek: (ms) => {
      const audio = element.current;
      if (!audio) return;
      const positionMs = Math.max(ms, 0);
      audio.currentTime = positionMs / 1000;
      // The element says so in a moment; the next key may come before.
      setState((old) => ({ ...old, positionMs }));
    },
    setSpeed: (speed) => {
      if (element.current) element.current.playbackRate = speed;
    },
  };
}
