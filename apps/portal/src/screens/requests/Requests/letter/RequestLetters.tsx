import type { SentFax } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { List } from '@intake/ui/List';
import { PaneSection } from '@intake/ui/Pane';
import { useIntl } from 'react-intl';
import { deliveryTones } from '../../../../shared/letters/deliveryTone.ts';
import { deliveryStatusNames, failureNames, letterKindNames } from '../../../../shared/letters/letters.messages.ts';
import { letterMessages as texts } from './letter.messages.ts';

export interface RequestLettersProps {
  letters: readonly SentFax[];
  /** Where a sent fax is shown; null for those who may not see it. */
  hrefOf: (letter: { id: string }) => string;
}

/** What went out about a request, and whether it has arrived. */
export function RequestLetters({ letters, hrefOf }: RequestLettersProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  if (letters.length === 0) return null;
  return (
    <PaneSection title={formatMessage(texts.letters)}>
      <List
        isFramed
        label={formatMessage(texts.letters)}
        items={letters.map((letter) => ({
          id: letter.id,
          title: formatMessage(letterKindNames[letter.letterKind ?? 'free']),
          detail: <bdi>{[letter.recipientName, letter.failure && letter.status !== 'delivered' && formatMessage(failureNames[letter.failure])].filter(Boolean).join(' · ')}</bdi>,
          href: hrefOf(letter),
          end: (
            <>
              <Badge hasDot tone={deliveryTones[letter.status]}>
                {formatMessage(deliveryStatusNames[letter.status])}
              </Badge>
              <span>{formats.moment(letter.deliveredAt ?? letter.createdAt)}</span>
            </>
          ),
        }))}
      />
    </PaneSection>
  );
}
