import { Accordion } from '@intake/ui/Accordion';
import { Badge } from '@intake/ui/Badge';
import { CheckboxGroup } from '@intake/ui/Checkbox';
import { DatePicker } from '@intake/ui/DatePicker';
import { TimeField } from '@intake/ui/TimeField';
import { useIntl } from 'react-intl';
import { useFormValue } from '../../../../data/forms/controls.ts';
import { dateOfWeekday, weekdays } from '../../weekdays.ts';
import { wishMessages as texts } from './wishes.messages.ts';
import { countOf, isBackwards, type WishForm, type Wishes } from './wishes.model.ts';

/** From which day, on which weekdays and at what time of day a visit suits the patient; the times that are offered follow. */
export function WishFields({ form, wishes }: { form: WishForm; wishes: Wishes }) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const count = countOf(wishes);
  // Said at once: such hours play no part in the times that are offered.
  const isAskedBackwards = useFormValue(form, isBackwards);
  const fields = (
    <>
      <DatePicker {...form.field('wishDay')} label={formatMessage(texts.firstDay)} />
      <CheckboxGroup
        {...form.field('wishWeekdays')}
        label={formatMessage(texts.weekdays)}
        description={formatMessage(texts.anyDay)}
        orientation="horizontal"
        items={weekdays.map((day) => ({ id: String(day), label: formatDate(dateOfWeekday(day), { timeZone: 'UTC', weekday: 'short' }) }))}
      />
      <TimeField {...form.field('wishFrom')} label={formatMessage(texts.from)} />
      <TimeField {...form.field('wishUntil')} label={formatMessage(texts.until)} error={isAskedBackwards ? formatMessage(texts.backwards) : undefined} />
    </>
  );
  return <Accordion items={[{ id: 'wishes', title: formatMessage(texts.title), end: count > 0 && <Badge tone="accent">{formatNumber(count)}</Badge>, content: fields }]} />;
}
