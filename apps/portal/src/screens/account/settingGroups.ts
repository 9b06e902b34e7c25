import { localeNames, locales } from '@intake/i18n';
import { useIntl } from 'react-intl';
import { settingMessages } from './settings.messages.ts';

export type Setting = 'theme' | 'direction' | 'locale';
export type SettingValues = Record<Setting, string>;

/** The settings of a computer with their choices, for the profile menu and the profile page. */
export function useSettingGroups() {
  const { formatMessage } = useIntl();
  const text = (name: keyof typeof settingMessages) => formatMessage(settingMessages[name]);
  return [
    {
      id: 'theme' as const,
      title: text('theme'),
      items: [
        { id: 'system', label: text('system') },
        { id: 'light', label: text('light') },
        { id: 'dark', label: text('dark') },
      ],
    },
    {
      id: 'direction' as const,
      title: text('direction'),
      items: [
        { id: 'ltr', label: text('ltr') },
        { id: 'rtl', label: text('rtl') },
      ],
    },
    { id: 'locale' as const, title: text('locale'), items: locales.map((id) => ({ id, label: localeNames[id] })) },
  ];
}
