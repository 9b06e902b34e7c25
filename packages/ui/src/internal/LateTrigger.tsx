import { Suspense, useEffect, useRef } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { ButtonContext } from 'react-aria-components/Button';

type TriggerRef = RefObject<HTMLButtonElement | null>;

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
  const meanwhile = useRef({ isFocused: false, isPressed: false });
  const watch = {
    onFocusChange: (isFocused: boolean) => (meanwhile.current.isFocused = isFocused),
    onPressStart: () => (meanwhile.current.isPressed = true),
  };
  return (
    <Suspense fallback={<ButtonContext value={watch}>{trigger}</ButtonContext>}>
      {children(<ButtonContext value={{ ref: whole }}>{trigger}</ButtonContext>, whole)}
      <TakeOver whole={whole} meanwhile={meanwhile} />
    </Suspense>
  );
}

function TakeOver({ whole, meanwhile }: { whole: TriggerRef; meanwhile: RefObject<{ isFocused: boolean; isPressed: boolean }> }) {
  useEffect(() => {
    if (meanwhile.current.isFocused) whole.current?.focus();
    // A list knows its items, and opens with them, from the second render on.
    const frame = requestAnimationFrame(() => {
      const { isPressed } = meanwhile.current;
      meanwhile.current = { isFocused: false, isPressed: false };
      if (isPressed) whole.current?.click();
    });
    return () => cancelAnimationFrame(frame);
  }, [whole, meanwhile]);
  return null;
}
