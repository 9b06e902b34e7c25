import { languageTags, localeNames, locales } from '@intake/i18n';
import type { Locale } from '@intake/i18n';
import { Moon, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import { publicFrameMessages as texts } from './PublicFrame.messages.ts';
import { Language, Theme, Tools } from './StaticTools.styles.ts';

/** Language and theme of a page that is sent as it is: links, and a button that the script of the page knows. */
export function StaticTools({ locale }: { locale: Locale }) {
  const { formatMessage } = useIntl();
  return (
    <Tools aria-label={formatMessage(texts.language)}>
      {locales.map((code) => (
        <Language key={code} href={`?lang=${code}`} data-lang={code} lang={languageTags[code]} hrefLang={languageTags[code]} aria-current={code === locale || undefined}>
          {localeNames[code]}
        </Language>
      ))}
      <Theme type="button" data-theme-switch aria-label={formatMessage(texts.theme)}>
        <Moon aria-hidden />
        <Sun aria-hidden />
      </Theme>
    </Tools>
  );
}
