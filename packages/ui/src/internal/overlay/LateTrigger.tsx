import { Suspense, useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { ButtonContext } from 'react-aria-components/Button';
import type { PressEvent } from 'react-aria-components/Button';
import { OverlayLate } from './OverlayLate.tsx';

type TriggerRef = RefObject<HTMLButtonElement | null>;

interface Meanwhile {
  isFocused: boolean;
  /** What it was pressed with, if it was. */
  pressedWith: PressEvent['pointerType'] | null;
}

export interface LateTriggerProps {
  /** What is seen of it while it is closed. */
  trigger: ReactElement;
  /** All of it. Its trigger is the one given here, or another that takes the ref. */
  children: (trigger: ReactElement, ref: TriggerRef) => ReactNode;
}

/**
 * Shows a trigger before what it opens has been fetched. Then the whole takes its place: the trigger that had the
 * focus has it still, and what was pressed meanwhile opens.
 */
export function LateTrigger({ trigger, children }: LateTriggerProps) {
  const whole = useRef<HTMLButtonElement>(null);
  const meanwhile = useRef<Meanwhile>({ isFocused: false, pressedWith: null });
  const [isWanted, setWanted] = useState(false);
  const watch = {
    onFocusChange: (isFocused: boolean) => (meanwhile.current.isFocused = isFocused),
    onPressStart: ({ pointerType }: PressEvent) => {
      meanwhile.current.pressedWith = pointerType;
      setWanted(true);
    },
  };
  return (
    <Suspense
      fallback={
        <>
          <ButtonContext value={watch}>{trigger}</ButtonContext>
          {isWanted && <OverlayLate />}
        </>
      }
    >
      {children(<ButtonContext value={{ ref: whole }}>{trigger}</ButtonContext>, whole)}
      <TakeOver whole={whole} meanwhile={meanwhile} />
    </Suspense>
  );
}

/** A click of ours counts as one of a screen reader, whose dialogs let go of the focus for a moment; keys are lost in it. */
function press(whole: HTMLButtonElement | null, pressedWith: PressEvent['pointerType']): void {
  whole?.click();
  setInteractionModality(pressedWith === 'keyboard' || pressedWith === 'virtual' ? pressedWith : 'pointer');
}

function TakeOver({ whole, meanwhile }: { whole: TriggerRef; meanwhile: RefObject<Meanwhile> }) {
  useEffect(() => {
    if (meanwhile.current.isFocused) whole.current?.focus();
    // A list knows its items, and opens with them, from the second render on.
    const frame = requestAnimationFrame(() => {
      const { pressedWith } = meanwhile.current;
      meanwhile.current = { isFocused: false, pressedWith: null };
      if (pressedWith) press(whole.current, pressedWith);
    });
    return () => cancelAnimationFrame(frame);
  }, [whole, meanwhile]);
  return null;
}
