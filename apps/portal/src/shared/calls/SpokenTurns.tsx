import { Badge } from '@intake/ui/Badge';
import { useIntl } from 'react-intl';
import { spokenMessages as texts } from './calls.messages.ts';
import { Turns } from './SpokenTurns.styles.ts';

export interface SpokenTurnsProps {
  label: string;
  turns: readonly { who: 'caller' | 'agent'; text: string }[];
  /** Those in which a stranger was told something. */
  leaks?: readonly number[];
}

/** A call that was played, turn by turn. */
export function SpokenTurns({ label, turns, leaks = [] }: SpokenTurnsProps) {
  const { formatMessage } = useIntl();
  return (
    <Turns aria-label={label}>
      {turns.map(({ who, text }, at) => (
        <li key={at} data-who={who} data-leak={leaks.includes(at) || undefined} dir="auto">
          {leaks.includes(at) && (
            <Badge isSolid tone="danger">
              {formatMessage(texts.leak)}
            </Badge>
          )}{' '}
          {text || formatMessage(texts.silence)}
        </li>
      ))}
    </Turns>
  );
}
