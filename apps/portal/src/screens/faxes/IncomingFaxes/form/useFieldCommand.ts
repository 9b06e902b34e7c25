import { useRef } from 'react';
import { useCommand } from '../commands.tsx';
import type { Command } from '../model/shortcuts.ts';

/** Focuses the control inside, and opens it when it is a list of choices. */
export function useFieldCommand(command: Command, isDisabled: boolean) {
  const field = useRef<HTMLDivElement>(null);
  useCommand(
    command,
    isDisabled
      ? null
      : () => {
          const control = field.current?.querySelector<HTMLElement>('button[aria-haspopup], textarea, input');
          control?.focus();
          if (control instanceof HTMLButtonElement) control.click();
        },
  );
  return field;
}
