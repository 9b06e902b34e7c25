import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { placeBehind, readTyped } from './typedFormat.ts';
import type { Strip } from './typedFormat.ts';

export interface TypedFormat {
  /** What stands in the input, with its separators. */
  shown: string;
  strip: Strip;
  /** Is told what was typed, without separators; `shown` follows. */
  onType: (raw: string) => void;
}

/** An input whose separators come by themselves, and whose caret stays where somebody types. */
export function useTypedFormat({ shown, strip, onType }: TypedFormat) {
  const inputRef = useRef<HTMLInputElement>(null);
  const key = useRef('');
  const behind = useRef<number | null>(null);
  useLayoutEffect(() => {
    const input = inputRef.current;
    if (behind.current === null || !input) return;
    const place = placeBehind(input.value, behind.current, strip);
    behind.current = null;
    if (document.activeElement === input) input.setSelectionRange(place, place);
  });
  return {
    inputRef,
    value: shown,
    onKeyDown: (event: KeyboardEvent) => void (key.current = event.key),
    onChange: ({ value }: { value: string }) => {
      const caret = inputRef.current?.selectionStart ?? value.length;
      const read = readTyped({ text: value, caret, shown, isForward: key.current === 'Delete' }, strip);
      behind.current = read.behind;
      onType(read.raw);
    },
  };
}
