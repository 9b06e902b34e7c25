import type { MergeChoices, MergedField, Patient } from '@intake/api/contract';
import { phoneText, registerName } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { useIntl } from 'react-intl';
import { patientTexts, sexNames } from '../../../shared/patient/patient.messages.ts';
import { cardOf } from '../card.ts';
import { FieldName, Head, Line, Sides } from './Compare.styles.ts';
import { compareMessages as texts } from './Duplicates.messages.ts';
import { compared, isAlike } from './Duplicates.model.ts';

export interface CompareFieldsProps {
  kept: Patient;
  merged: Patient;
  choices: MergeChoices;
  /** Left out where it is decided already. */
  onChoose?: (choice: { choices: MergeChoices }) => void;
}

const labels: Record<MergedField, keyof typeof patientTexts> = {
  familyName: 'familyName', givenName: 'givenName', birthDate: 'birthDate', sex: 'sex', healthNumber: 'healthNumber', phones: 'phone', email: 'email', address: 'address',
  language: 'language',
};

/** Both charts side by side: where they differ, one of the two is chosen for each field. */
export function CompareFields({ kept, merged, choices, onChoose }: CompareFieldsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const valueOf = useValues();
  const head = (patient: Patient, isKept: boolean) => (
    <Head>
      <Badge tone={isKept ? 'success' : 'neutral'}>{formatMessage(isKept ? texts.stays : texts.goes)}</Badge>
      <strong>
        <bdi>{registerName(patient)}</bdi>
      </strong>
      <small>{formatMessage(texts.created, { date: formats.date(patient.createdAt) })}</small>
    </Head>
  );
  return (
    <Sides>
      <Head />
      {head(kept, true)}
      {head(merged, false)}
      {compared.map((field) => {
        const label = formatMessage(patientTexts[labels[field]]);
        if (isAlike(kept, merged, field)) {
          return (
            <Line key={field} data-alike="">
              <FieldName>{label}</FieldName>
              <span>{valueOf(kept, field)}</span>
              <span>{valueOf(merged, field)}</span>
            </Line>
          );
        }
        const items = [
          { id: 'kept', label: valueOf(kept, field) },
          { id: 'merged', label: valueOf(merged, field) },
          ...(field === 'phones' ? [{ id: 'both', label: formatMessage(texts.both) }] : []),
        ];
        return (
          <Line key={field}>
            <FieldName aria-hidden>{label}</FieldName>
            <RadioGroup
              label={label}
              isLabelHidden
              orientation="horizontal"
              items={items}
              value={choices[field]}
              isDisabled={!onChoose}
              onChange={({ value }) => onChoose?.({ choices: { ...choices, [field]: value } })}
            />
          </Line>
        );
      })}
    </Sides>
  );
}

/** What a chart says in a field, as it is written elsewhere. */
function useValues() {
  const { formatMessage, locale } = useIntl();
  const formats = useFormats();
  return (patient: Patient, field: MergedField): string => {
    const nothing = formatMessage(texts.nothing);
    switch (field) {
      case 'birthDate':
        return patient.birthDate ? formats.calendarDate(patient.birthDate) : nothing;
      case 'sex':
        return patient.sex ? formatMessage(sexNames[patient.sex]) : nothing;
      case 'healthNumber':
        return [cardOf(patient), patient.healthNumber && patient.province].filter(Boolean).join(' · ') || nothing;
      case 'phones':
        return patient.phones.map(phoneText).join(', ') || nothing;
      case 'language':
        return patient.language ? (new Intl.DisplayNames([locale], { type: 'language' }).of(patient.language) ?? patient.language) : nothing;
      default:
        return patient[field] || nothing;
    }
  };
}
