import type { HealthNumberCheck } from '@intake/api/contract';
import { formatHealthNumber } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { PaneSection } from '@intake/ui/Pane';
import { useIntl } from 'react-intl';
import { paneMessages as texts } from '../Requests.messages.ts';

/** What the check of the health card says, before somebody confirms the data. */
export function RequestCard({ card }: { card: HealthNumberCheck }) {
  const { formatMessage } = useIntl();
  const isWrong = card.format === 'invalid' || card.checksum === 'invalid';
  const text = isWrong ? texts.cardWrong : card.checksum === 'valid' ? texts.cardValid : texts.cardPlausible;
  const number = formatHealthNumber(card.value, card.province, card.versionCode ?? '');
  return (
    <PaneSection title={formatMessage(texts.card)}>
      <Banner tone={isWrong ? 'warning' : 'success'} title={formatMessage(text, { number })}>
        {formatMessage(texts.eligibility)}
      </Banner>
    </PaneSection>
  );
}
