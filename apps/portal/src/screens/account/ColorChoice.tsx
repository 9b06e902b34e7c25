import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Other, Root, Swatch, Swatches, Title } from './ColorChoice.styles.ts';
import { settingMessages } from './settings.messages.ts';

/** Text keeps its contrast on each of them, and on any other: the shell sees to that. */
const presets = [
  { id: 'plain', value: null },
  { id: 'ink', value: '#1b2430' },
  { id: 'ocean', value: '#0e5a8a' },
  { id: 'forest', value: '#17583f' },
  { id: 'plum', value: '#5b2a6e' },
  { id: 'brick', value: '#8a2f1f' },
  { id: 'sand', value: '#efe6d5' },
] as const;

export interface ColorChoiceProps {
  label: string;
  /** `#rrggbb`; null for the theme's own. */
  value: string | null;
  onChange: (change: { value: string | null }) => void;
}

/** A colour of a bar: one of a few, or any. */
export function ColorChoice({ label, value, onChange }: ColorChoiceProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const isPreset = presets.some((preset) => preset.value === value);
  return (
    <Root role="radiogroup" aria-labelledby={id}>
      <Title id={id}>{label}</Title>
      <Swatches>
        {presets.map((preset) => (
          <Swatch
            key={preset.id}
            type="radio"
            name={id}
            aria-label={formatMessage(settingMessages[preset.id])}
            title={formatMessage(settingMessages[preset.id])}
            data-plain={preset.value === null || undefined}
            style={{ backgroundColor: preset.value ?? undefined }}
            checked={preset.value === value}
            onChange={() => onChange({ value: preset.value })}
          />
        ))}
        <Other
          type="color"
          aria-label={formatMessage(settingMessages.otherColor)}
          title={formatMessage(settingMessages.otherColor)}
          data-chosen={!isPreset || undefined}
          value={value ?? '#4a5568'}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </Swatches>
    </Root>
  );
}
