import { useIntl } from 'react-intl';
import { useFormats } from '@intake/i18n';
import { useUiLabels } from '@intake/ui/theme';
import type { Extraction } from '@intake/api/contract';
import { certaintyOf, checkHealthNumber, formatHealthNumber, phoneText, sexes } from '@intake/api/rules';
import type { IntlShape } from 'react-intl';
import { sexNames } from '../../../../shared/patient/patient.messages.ts';
import { extractionFieldNames, extractionSourceNames } from '../../../../shared/vocabulary.messages.ts';
import { formMessages as texts } from './form.messages.ts';
import { Place, Reading, Readings } from './Form.styles.ts';

export interface OnThePageProps {
  readings: readonly Extraction[];
  activeField: string | null;
  onShow: (shown: { field: Extraction['field'] }) => void;
}

/** A value in the way in which it is written for people. */
function valueText({ field, value }: Extraction, intl: IntlShape): string {
  const text = value ?? '';
  const sex = sexes.find((one) => one === value);
  if (field === 'patient.sex' && sex) return intl.formatMessage(sexNames[sex]);
  if (field === 'patient.healthNumber') return formatHealthNumber(text, checkHealthNumber(text).province);
  return phoneText(text);
}

/** What the document says about a person, each value with the place it stands on. Nothing here is filed by itself. */
export function OnThePage({ readings, activeField, onShow }: OnThePageProps) {
  const intl = useIntl();
  const formats = useFormats();
  const labels = useUiLabels();
  const placeText = (page: number, confidence: number) => `${labels.goToPage({ page })} · ${formats.percent(confidence)}`;
  return (
    <Readings aria-label={intl.formatMessage(texts.onThePage)}>
      {readings.map((reading) => {
        const { field, page, confidence, source } = reading;
        const name = intl.formatMessage(extractionFieldNames[field]);
        const certainty = certaintyOf(reading);
        return (
          <Reading key={field} data-certainty={certainty} data-active={field === activeField || undefined}>
            <dt>{name}</dt>
            <dd>
              {certainty === 'ambiguous' ? (
                intl.formatMessage(texts.ambiguous, { readings: formats.list(reading.alternatives, 'disjunction') })
              ) : (
                <bdi>{valueText(reading, intl)}</bdi>
              )}
            </dd>
            {page !== null && (
              <dd>
                <Place
                  type="button"
                  data-unsure={certainty === 'certain' ? undefined : true}
                  title={`${intl.formatMessage(extractionSourceNames[source])}, ${labels.confidence({ percent: Math.round(confidence * 100) })}`}
                  aria-label={intl.formatMessage(texts.evidence, { field: name, place: placeText(page, confidence) })}
                  onClick={() => onShow({ field })}
                >
                  {placeText(page, confidence)}
                </Place>
              </dd>
            )}
          </Reading>
        );
      })}
    </Readings>
  );
}
