import { isLocale, languageTags, localeNames, locales } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { Languages, Moon, Sun } from 'lucide-react';
import { useIntl } from 'react-intl';
import { preferencesChanged } from '../../preferences/preferences.ts';
import { Language, Tools } from './ReadingTools.styles.ts';
import { shellMessages } from '../shell.messages.ts';
import { useAppDispatch, useAppSelector } from '../../entry/store.ts';

/** Language and theme come before the first word is typed. */
export function ReadingTools() {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { locale, theme } = useAppSelector((state) => state.preferences);
  const isDark = theme === 'dark' || (theme === 'system' && document.documentElement.dataset['theme'] === 'dark');
  return (
    <Tools>
      <Language>
        <Languages aria-hidden />
        <select
          aria-label={formatMessage(shellMessages.language)}
          value={locale}
          onChange={({ target }) => isLocale(target.value) && dispatch(preferencesChanged({ locale: target.value }))}
        >
          {locales.map((code) => (
            <option key={code} value={code} lang={languageTags[code]}>
              {localeNames[code]}
            </option>
          ))}
        </select>
      </Language>
      <Button
        variant="quiet"
        aria-label={formatMessage(isDark ? shellMessages.useLight : shellMessages.useDark)}
        onPress={() => dispatch(preferencesChanged({ theme: isDark ? 'light' : 'dark' }))}
      >
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </Button>
    </Tools>
  );
}
