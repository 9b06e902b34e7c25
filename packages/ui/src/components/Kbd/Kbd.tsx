import { Key, Keys } from './Kbd.styles.ts';

const symbols: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Enter: '↵',
  Escape: 'Esc',
  Backspace: '⌫',
};

/** `Mod` is Command on a Mac and Control elsewhere. */
const shownKey = (key: string) =>
  key === 'Mod' ? (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl') : (symbols[key] ?? key);

export interface KbdProps {
  /** Names as in `KeyboardEvent.key`, pressed together. */
  keys: readonly string[];
  /** For a dark bubble in the light theme and the reverse. */
  isInverse?: boolean;
}

export function Kbd({ keys, isInverse }: KbdProps) {
  return (
    <Keys data-inverse={isInverse || undefined}>
      {keys.map((key) => (
        <Key key={key}>{shownKey(key)}</Key>
      ))}
    </Keys>
  );
}
