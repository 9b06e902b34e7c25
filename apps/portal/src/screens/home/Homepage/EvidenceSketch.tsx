import { useFormats } from '@intake/i18n';
import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Field, Fields, Line, Paper, Sketch, Sure } from './EvidenceSketch.styles.ts';
import { sketchMessages as texts } from './Homepage.messages.ts';

/** Invented, as it comes out of a fax machine: what stands before a value, and the value. */
const page = [
  ['CONSULTATION REQUEST', ''],
  ['Name:          ', 'Margaux Delacroix'],
  ['Date of birth: ', '17-Apr-1968'],
  ['Health card:   ', '6123-456-789 AB'],
  ['Urgency:       ', 'URGENT'],
] as const;

const read = [
  { label: texts.name, value: 'Margaux Delacroix', certainty: 0.98 },
  { label: texts.birthDate, value: '1968-04-17', certainty: 0.96 },
  { label: texts.healthNumber, value: '6123-456-789 AB', certainty: 0.98 },
  { label: texts.urgency, value: texts.urgent, certainty: 0.97 },
] as const;

/** A page, what was read on it, and how sure that is. */
export function EvidenceSketch() {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Sketch role="img" aria-label={formatMessage(texts.alt)}>
      <Paper aria-hidden dir="ltr">
        {page.map(([before, value]) => (
          <Line key={before}>
            {before}
            {value && <mark>{value}</mark>}
          </Line>
        ))}
      </Paper>
      <Fields aria-hidden>
        {read.map(({ label, value, certainty }) => (
          <Field key={label.id as string}>
            <span>{formatMessage(label)}</span>
            <b>
              <bdi>{typeof value === 'string' ? value : formatMessage(value)}</bdi>
            </b>
            <Sure>
              <Check />
              {formats.percent(certainty)}
            </Sure>
          </Field>
        ))}
      </Fields>
    </Sketch>
  );
}
