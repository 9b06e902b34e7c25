import { use } from 'react';
import { useUiLabels } from '../../theme/labels.ts';
import { LocaleContext } from '../../theme/locale.ts';

export interface Bounds {
  /** The first one that is accepted. */
  minValue?: string;
  /** The last one that is accepted. */
  maxValue?: string;
}

/** Says that an ISO day or time lies out of its bounds. react-aria would say it in the language of the browser. */
export function useBoundsError({ minValue, maxValue }: Bounds, write: (iso: string, locale: string) => string) {
  const labels = useUiLabels();
  const locale = use(LocaleContext);
  // ISO texts of one kind stand in the order of what they mean.
  return (value: string | null): string | undefined => {
    if (value && minValue && value < minValue) return labels.tooEarly({ least: write(minValue, locale) });
    if (value && maxValue && value > maxValue) return labels.tooLate({ most: write(maxValue, locale) });
    return undefined;
  };
}
