import { Root } from './Avatar.styles.ts';

const hues = 5;

const hueOf = (name: string) => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % hues;

/** First letters of the first and last word; a name without spaces (Han, kana) gives its first two characters, or one where two find no room. */
const initialsOf = (name: string, size: 'sm' | 'md') => {
  const words = name.trim().split(/\s+/u);
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => [...(word ?? '')][0]) : [...(words[0] ?? '')].slice(0, size === 'sm' ? 1 : 2);
  return letters.join('').toLocaleUpperCase();
};

export interface AvatarProps {
  /** Read aloud; the letters and the colour follow from it. */
  name: string;
  size?: 'sm' | 'md';
  /** Set when the name stands beside it, so that it is not read twice. */
  isDecorative?: boolean;
}

/** A person by initials; the colour follows the name. */
export function Avatar({ name, size = 'md', isDecorative }: AvatarProps) {
  const role = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return <Root {...role} data-initials={initialsOf(name, size)} data-hue={hueOf(name)} data-size={size} />;
}
