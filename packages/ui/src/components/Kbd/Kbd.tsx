import { Key, Keys } from './Kbd.styles.ts';

const symbols: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
  Backspace: '⌫',
  ' ': 'Space',
};

const shownKey = (key: string) =>
  key === 'Mod' ? (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl') : (symbols[key] ?? key);

export interface KbdProps {
  /** Names as in `KeyboardEvent.key`, pressed together; `Mod` is Command on a Mac and Control elsewhere. */
  keys: readonly string[];
  /** For a dark bubble in the light theme and the reverse. */
  isInverse?: boolean;
}

/** Keys as they stand on a keyboard. */
export function Kbd({ keys, isInverse }: KbdProps) {
  return (
    <Keys data-inverse={isInverse || undefined}>
      {keys.map((key) => (
        <Key key={key}>{shownKey(key)}</Key>
      ))}
    </Keys>
  );
}
