import { Badge } from '@intake/ui/Badge';
import { useIntl } from 'react-intl';
import { spokenMessages as texts } from './calls.messages.ts';
import { Turns } from './SpokenTurns.styles.ts';

export interface SpokenTurnsProps {
  label: string;
  turns: readonly { who: 'caller' | 'agent'; text: string }[];
  /** Those in which a stranger was told something. */
  leaks?: readonly number[];
  /** Those with words that are never said. */
  neverSaid?: readonly number[];
}

/** A call that was played, turn by turn. */
export function SpokenTurns({ label, turns, leaks = [], neverSaid = [] }: SpokenTurnsProps) {
  const { formatMessage } = useIntl();
  return (
    <Turns aria-label={label}>
      {turns.map(({ who, text }, at) => {
        const wrong = leaks.includes(at) ? texts.leak : neverSaid.includes(at) ? texts.neverSaid : null;
        return (
          <li key={at} data-who={who} data-wrong={wrong !== null || undefined} dir="auto">
            {wrong && (
              <Badge isSolid tone="danger">
                {formatMessage(wrong)}
              </Badge>
            )}{' '}
            {text || formatMessage(texts.silence)}
          </li>
        );
      })}
    </Turns>
  );
}
