import { localeNames, locales } from '@intake/i18n';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Switch } from '@intake/ui/Switch';
import { useIntl } from 'react-intl';
import { Fields } from './AppearanceFields.styles.ts';
import { ColorChoice } from './ColorChoice.tsx';
import { settingMessages } from './settings.messages.ts';

/** How the portal looks; the names are those of the stored preferences. */
export interface Appearance {
  theme: 'system' | 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  locale: string;
  density: 'comfortable' | 'compact';
  navType: 'side' | 'top';
  navCollapsed: boolean;
  sideNavTheme: 'same' | 'light' | 'dark';
  /** `#rrggbb`; null for the theme's own. */
  topNavColor: string | null;
  headerNavColor: string | null;
}

const offered = {
  theme: ['system', 'light', 'dark'],
  density: ['comfortable', 'compact'],
  direction: ['ltr', 'rtl'],
  navType: ['side', 'top'],
  sideNavTheme: ['same', 'light', 'dark'],
} as const;

export interface AppearanceFieldsProps {
  appearance: Appearance;
  /** Takes effect at once. */
  onChange: (change: Partial<Appearance>) => void;
}

/** Every setting of how the portal looks; the navigation shows only what it has. */
export function AppearanceFields({ appearance, onChange }: AppearanceFieldsProps) {
  const { formatMessage } = useIntl();
  const radios = (name: keyof typeof offered) => (
    <RadioGroup
      label={formatMessage(settingMessages[name])}
      orientation="horizontal"
      items={offered[name].map((id) => ({ id, label: formatMessage(settingMessages[id]) }))}
      value={appearance[name]}
      onChange={({ value }) => onChange({ [name]: value })}
    />
  );
  const color = (name: 'topNavColor' | 'headerNavColor') => (
    <ColorChoice label={formatMessage(settingMessages[name])} value={appearance[name]} onChange={({ value }) => onChange({ [name]: value })} />
  );
  return (
    <Fields>
      {radios('theme')}
      <RadioGroup
        label={formatMessage(settingMessages.locale)}
        orientation="horizontal"
        items={locales.map((id) => ({ id, label: localeNames[id] }))}
        value={appearance.locale}
        onChange={({ value }) => onChange({ locale: value })}
      />
      {radios('direction')}
      {radios('density')}
      {radios('navType')}
      {appearance.navType === 'side' ? (
        <>
          <Switch
            label={formatMessage(settingMessages.navCollapsed)}
            isSelected={appearance.navCollapsed}
            onChange={({ isSelected }) => onChange({ navCollapsed: isSelected })}
          />
          {radios('sideNavTheme')}
        </>
      ) : (
        color('topNavColor')
      )}
      {color('headerNavColor')}
    </Fields>
  );
}
