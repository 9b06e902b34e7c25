import { createContext, use, useEffect, useMemo, useRef } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ShortcutSheet } from '@intake/ui/ShortcutSheet';
import { shortcuts } from './model/shortcuts.ts';
import type { Command, ShortcutEntry } from './model/shortcuts.ts';

type Register = (command: Command, run: () => void) => () => void;

const CommandsContext = createContext<Register | null>(null);

/** Binds the keys of the workbench. What a key does is said by the part of the screen that can do it. */
export function Commands({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const handlers = useRef(new Map<Command, () => void>());
  const register = useMemo<Register>(
    () => (command, run) => {
      handlers.current.set(command, run);
      return () => {
        if (handlers.current.get(command) === run) handlers.current.delete(command);
      };
    },
    [],
  );
  return (
    <CommandsContext value={register}>
      {children}
      <ShortcutSheet
        shortcuts={shortcuts.map(({ command, ...entry }: ShortcutEntry & { command: Command }) => ({
          ...entry,
          id: command,
          group: intl.formatMessage(entry.group),
          label: intl.formatMessage(entry.label),
          onTrigger: () => handlers.current.get(command)?.(),
        }))}
      />
    </CommandsContext>
  );
}

/** Says what a command does while this component is shown; the latest one asked for wins. `null` says nothing. */
export function useCommand(command: Command, run: (() => void) | null): void {
  const register = use(CommandsContext);
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const isOn = run !== null;
  useEffect(() => (isOn ? register?.(command, () => latest.current?.()) : undefined), [register, command, isOn]);
}
