import type { Locale } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { IconButton } from '@intake/ui/IconButton';
import { Popover } from '@intake/ui/Popover';
import { TextField } from '@intake/ui/TextField';
import { Grip } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { rehearsalMessages as texts } from './rehearsal.messages.ts';
import { Composer, Keypad, LineCard, Own } from './rehearsal.styles.ts';

export interface CallerComposerProps {
  /** What whoever is played would say; empty for nothing. */
  line: string;
  /** It is read aloud. */
  isSpoken: boolean;
  isOver: boolean;
  language: Locale;
  onSay: (text: string, by?: 'text' | 'key') => void;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const;

/** What the caller says: the line of whoever is played, own words, or keys. */
export function CallerComposer({ line, isSpoken, isOver, language, onSay }: CallerComposerProps) {
  const { formatMessage } = useIntl();
  const [own, setOwn] = useState('');
  const sayOwn = () => {
    if (own.trim() === '' || isOver) return;
    onSay(own.trim());
    setOwn('');
  };
  return (
    <Composer>
      <LineCard>
        <div>
          <p>{formatMessage(isSpoken ? texts.lineSpoken : texts.line)}</p>
          <p lang={language} dir="auto">
            {line || formatMessage(texts.silence)}
          </p>
        </div>
        <Button size="sm" isDisabled={isOver || (isSpoken && line === '')} onPress={() => onSay(line)}>
          {formatMessage(line ? texts.sayLine : texts.saySilence)}
        </Button>
      </LineCard>
      <Own>
        <TextField
          label={formatMessage(texts.own)}
          value={own}
          maxLength={500}
          isDisabled={isOver}
          onChange={({ value }) => setOwn(value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) sayOwn();
          }}
        />
        <Button isDisabled={isOver || own.trim() === ''} onPress={sayOwn}>
          {formatMessage(texts.send)}
        </Button>
        <Popover label={formatMessage(texts.keypad)} placement="top" trigger={<IconButton label={formatMessage(texts.keypad)} variant="secondary" icon={<Grip aria-hidden />} isDisabled={isOver} />}>
          <Keypad dir="ltr">
            {keys.map((key) => (
              <Button key={key} aria-label={formatMessage(texts.key, { key })} isDisabled={isOver} onPress={() => onSay(key, 'key')}>
                {key}
              </Button>
            ))}
          </Keypad>
        </Popover>
      </Own>
    </Composer>
  );
}
