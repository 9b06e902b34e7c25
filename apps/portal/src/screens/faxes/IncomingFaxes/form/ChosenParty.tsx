import { Check, X } from 'lucide-react';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { Avatar } from '@intake/ui/Avatar';
import { Badge } from '@intake/ui/Badge';
import { useUiLabels } from '@intake/ui/theme';
import type { Candidate, Extraction } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { extractionSourceNames } from '../../../../shared/vocabulary.messages.ts';
import type { Party } from '../model/party.ts';
import { Chosen, Reason, Reasons } from './Form.styles.ts';
import { reasonField, reasonName } from './reasons.ts';

export interface ChosenPartyProps {
  party: Party;
  /** Set when the server proposed this person. */
  candidate: Candidate | undefined;
  readings: readonly Extraction[];
  activeField: string | null;
  onShow: (shown: { field: Extraction['field'] }) => void;
}

/** Who was chosen, and what on the page agrees with the chart or differs from it. */
export function ChosenParty({ party, candidate, readings, activeField, onShow }: ChosenPartyProps) {
  const intl = useIntl();
  const formats = useFormats();
  const labels = useUiLabels();
  return (
    <Chosen>
      <Avatar name={party.name} isDecorative />
      <div>
        <strong>
          <bdi>{party.name}</bdi>
        </strong>
        <span>
          {party.details.map((detail, at) => (
            <Fragment key={detail}>
              {at > 0 && ' · '}
              <bdi>{phoneText(detail)}</bdi>
            </Fragment>
          ))}
        </span>
      </div>
      {candidate && <Badge tone={candidate.score >= 0.9 ? 'success' : 'warning'}>{formats.percent(candidate.score)}</Badge>}
      {candidate && (
        <Reasons>
          {candidate.reasons.map(({ code, agrees }) => {
            const reading = readings.find(({ field }) => field === reasonField(candidate.kind, code));
            const said = reading && `${reading.page === null ? '' : `${labels.goToPage({ page: reading.page })}: `}${intl.formatMessage(extractionSourceNames[reading.source])}, ${labels.confidence({ percent: Math.round(reading.confidence * 100) })}`;
            return (
              <Reason
                key={code}
                type="button"
                data-differs={agrees ? undefined : true}
                disabled={!reading}
                aria-pressed={reading ? reading.field === activeField : undefined}
                title={said}
                onClick={() => reading && onShow({ field: reading.field })}
                onFocus={() => reading && onShow({ field: reading.field })}
              >
                {agrees ? <Check aria-hidden /> : <X aria-hidden />}
                {reasonName(code, intl)}
              </Reason>
            );
          })}
        </Reasons>
      )}
    </Chosen>
  );
}
