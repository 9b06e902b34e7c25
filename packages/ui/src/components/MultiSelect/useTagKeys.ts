import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';

export interface TagKeys {
  count: number;
  onRemove: (tag: { index: number }) => void;
}

/**
 * Moves along the crosses of the tags and the input behind them, from the input while nothing is typed. One stop in
 * the order of focus is enough for all of them.
 */
export function useTagKeys({ count, onRemove }: TagKeys) {
  const { direction } = useLocale();
  const [back, on] = direction === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  return (event: KeyboardEvent<HTMLElement>) => {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input')];
    const index = stops.indexOf(event.target as HTMLElement);
    const isInput = index === count;
    if (isInput && (event.target as HTMLInputElement).value !== '') return;
    if (event.key === back) stops[index - 1]?.focus();
    else if (event.key === on && !isInput) stops[index + 1]?.focus();
    else if (event.key === 'Backspace' && isInput && count > 0) onRemove({ index: count - 1 });
    else if ((event.key === 'Backspace' || event.key === 'Delete') && !isInput) {
      stops[index + 1]?.focus();
      onRemove({ index });
    } else return;
    event.preventDefault();
  };
}
