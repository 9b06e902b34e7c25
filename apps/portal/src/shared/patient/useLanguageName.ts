import { useMemo } from 'react';
import { useIntl } from 'react-intl';

/** What a language is called in the reader's own; its tag where nobody has a name for it. */
export function useLanguageName(): (tag: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language' });
    return (tag) => {
      try {
        return names.of(tag) ?? tag;
      } catch {
        // What a chart of old says need not be a tag.
        return tag;
      }
    };
  }, [locale]);
}
