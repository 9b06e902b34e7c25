import type { MergeKind } from '@intake/api/contract';
import { phoneText, registerName } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { useIntl } from 'react-intl';
import { compared, fieldNames, isAlike, type AnyChoices, type AnyField, type AnyPerson } from '../../../shared/merge/personFields.ts';
import { sexNames } from '../../../shared/patient/patient.messages.ts';
import { cardOf } from '../card.ts';
import { FieldName, Head, Line, Sides } from './Compare.styles.ts';
import { compareMessages as texts } from './Duplicates.messages.ts';

export interface CompareFieldsProps {
  kind: MergeKind;
  kept: AnyPerson;
  merged: AnyPerson;
  choices: AnyChoices;
  /** Left out where it is decided already. */
  onChoose?: (choice: { choices: AnyChoices }) => void;
}

/** Both side by side: where they differ, one of the two is chosen for each field. */
export function CompareFields({ kind, kept, merged, choices, onChoose }: CompareFieldsProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const valueOf = useValues();
  const head = (person: AnyPerson, isKept: boolean) => (
    <Head>
      <Badge tone={isKept ? 'success' : 'neutral'}>{formatMessage(isKept ? texts.stays : texts.goes)}</Badge>
      <strong>
        <bdi>{registerName(person)}</bdi>
      </strong>
      <small>{'createdAt' in person ? formatMessage(texts.created, { date: formats.date(person.createdAt) }) : formats.list(person.sites.flatMap(({ clinicName, reaches }) => clinicName ?? (reaches.fax ? phoneText(reaches.fax) : [])), 'plain')}</small>
    </Head>
  );
  return (
    <Sides>
      <Head />
      {head(kept, true)}
      {head(merged, false)}
      {compared[kind].map((field) => {
        const label = formatMessage(fieldNames[field]);
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
              value={choices[field] ?? 'kept'}
              isDisabled={!onChoose}
              onChange={({ value }) => onChoose?.({ choices: { ...choices, [field]: value } })}
            />
          </Line>
        );
      })}
    </Sides>
  );
}

/** What one says in a field, as it is written elsewhere. */
function useValues() {
  const { formatMessage, locale } = useIntl();
  const formats = useFormats();
  return (person: AnyPerson, field: AnyField): string => {
    const nothing = formatMessage(texts.nothing);
    if (!('birthDate' in person)) {
      if (field === 'isInternal') return formatMessage(person.isInternal ? texts.yes : texts.no);
      if (field === 'licenceNumber') return [person.licenceNumber, person.licenceNumber && person.province].filter(Boolean).join(' · ') || nothing;
      return (field === 'billingNumber' || field === 'specialty' || field === 'familyName' || field === 'givenName' ? person[field] : null) || nothing;
    }
    switch (field) {
      case 'birthDate':
        return person.birthDate ? formats.calendarDate(person.birthDate) : nothing;
      case 'sex':
        return person.sex ? formatMessage(sexNames[person.sex]) : nothing;
      case 'healthNumber':
        return [cardOf(person), person.healthNumber && person.province].filter(Boolean).join(' · ') || nothing;
      case 'phones':
        return formats.list(person.phones.map(phoneText), 'plain') || nothing;
      case 'language':
        return person.language ? (new Intl.DisplayNames([locale], { type: 'language' }).of(person.language) ?? person.language) : nothing;
      default:
        return (field === 'familyName' || field === 'givenName' || field === 'email' || field === 'address' ? person[field] : null) || nothing;
    }
  };
}
