import { mostVisits, recurrenceUnits } from '@intake/api/rules';
import { DatePicker } from '@intake/ui/DatePicker';
import { NumberField } from '@intake/ui/NumberField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../../../data/forms/controls.ts';
import { seriesMessages as texts } from './series.messages.ts';
import type { SeriesForm } from './series.model.ts';

/** Whether a visit repeats, how often, and when that ends. */
export function SeriesFields({ form }: { form: SeriesForm }) {
  const { formatMessage } = useIntl();
  const unit = useFormValue(form, (values) => values.unit);
  const ends = useFormValue(form, (values) => values.ends);
  return (
    <>
      <Select
        {...choice(form, 'unit')}
        label={formatMessage(texts.repeats)}
        items={(['once', ...recurrenceUnits] as const).map((id) => ({ id, label: formatMessage(texts[id]) }))}
      />
      {unit !== 'once' && (
        <>
          <NumberField {...form.field('every')} label={formatMessage(texts.every, { unit })} minValue={1} maxValue={52} />
          <RadioGroup
            {...choice(form, 'ends')}
            label={formatMessage(texts.ends)}
            items={[
              { id: 'count', label: formatMessage(texts.byCount) },
              { id: 'until', label: formatMessage(texts.byDay) },
            ]}
          />
          {ends === 'until' ? (
            <DatePicker {...form.field('until')} label={formatMessage(texts.until)} />
          ) : (
            <NumberField {...form.field('count')} label={formatMessage(texts.count)} minValue={2} maxValue={mostVisits} />
          )}
        </>
      )}
    </>
  );
}
