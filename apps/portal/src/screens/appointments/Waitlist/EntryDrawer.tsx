import type { SaveWaitlistEntry, VisitType, WaitlistEntry } from '@intake/api/contract';
import { priorities } from '@intake/api/rules';
import { CheckboxGroup } from '@intake/ui/Checkbox';
import { ComboBox } from '@intake/ui/ComboBox';
import { DatePicker } from '@intake/ui/DatePicker';
import { NumberField } from '@intake/ui/NumberField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TimeField } from '@intake/ui/TimeField';
import { useIntl } from 'react-intl';
import { choice } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { priorityNames } from '../../../shared/vocabulary.messages.ts';
import { offered, typesFor } from '../visitTypes.ts';
import { dateOfWeekday, weekdays } from '../weekdays.ts';
import { entryMessages as texts, problemText } from './Waitlist.messages.ts';
import type { WaitlistModel } from './Waitlist.model.ts';

export interface EntryDrawerProps {
  model: Pick<WaitlistModel, 'physicians' | 'locations' | 'patients' | 'waitingFor'>;
  visitTypes: readonly VisitType[];
  /** The entry that is changed; null for a new one. */
  entry: WaitlistEntry | null;
  onSearch: (search: { text: string }) => void;
  onSave: (save: SaveWaitlistEntry) => Outcome;
  onClose: () => void;
}

const anything = 'anything';
/** Hours of notice to choose from. */
const notices = [0, 2, 24, 48, 168];

/** Puts somebody on the waitlist, or changes what they wait for. */
export function EntryDrawer({ model, visitTypes, entry, onSearch, onSave, onClose }: EntryDrawerProps) {
  const { formatMessage, formatDate } = useIntl();
  const from = entry ? null : model.waitingFor;
  const types = typesFor(offered(visitTypes, entry?.visitTypeId ?? null), from?.modalityId ?? null);
  const form = useForm({
    initial: {
      patientId: entry?.patientId ?? from?.patientId ?? null,
      visitTypeId: entry?.visitTypeId ?? from?.visitTypeId ?? types[0]?.id ?? null,
      priority: (entry?.priority ?? from?.priority ?? 'routine') as string,
      physicianId: entry?.physicianId ?? null,
      locationId: entry?.locationId ?? null,
      weekdays: (entry?.weekdays ?? []).map(String),
      from: entry?.from ?? null,
      until: entry?.until ?? null,
      firstDay: entry?.firstDay ?? null,
      lastDay: entry?.lastDay ?? null,
      noticeHours: String(entry?.noticeHours ?? 24),
      travelMinutes: entry?.travelMinutes ?? null,
      note: entry?.note ?? '',
    },
    check: ({ patientId, visitTypeId }) => ({ patientId: !patientId && texts.patientNeeded, visitTypeId: !visitTypeId && texts.kindNeeded }),
    save: (values) =>
      onSave({
        ...values,
        id: entry?.id ?? null,
        version: entry?.version ?? null,
        patientId: values.patientId ?? '',
        visitTypeId: values.visitTypeId ?? '',
        priority: priorities.find((one) => one === values.priority) ?? 'routine',
        weekdays: values.weekdays.map(Number),
        noticeHours: Number(values.noticeHours),
        note: values.note.trim() || null,
        requestId: entry?.requestId ?? from?.requestId ?? null,
        appointmentId: entry?.visit?.id ?? from?.appointmentId ?? null,
      }),
    onSaved: onClose,
    problemText,
  });
  const hours = [...new Set([...notices, entry?.noticeHours ?? 0])].toSorted((one, other) => one - other);
  return (
    <FormDrawer
      title={entry ? formatMessage(texts.changeTitle, { name: entry.patientName }) : formatMessage(texts.addTitle)}
      form={form}
      saveLabel={formatMessage(entry ? texts.save : texts.add)}
      onClose={onClose}
    >
      {!entry && (
        <ComboBox
          {...form.field('patientId')}
          label={formatMessage(texts.patient)}
          {...(from?.patientId ? { items: [{ id: from.patientId, label: from.patientName ?? '' }] } : model.patients)}
          defaultInputValue={from?.patientName ?? ''}
          isDisabled={Boolean(from?.patientId)}
          isRemote
          isRequired
          autoFocus={!from?.patientId}
          placeholder={formatMessage(texts.patientPlaceholder)}
          onInputChange={({ value }) => onSearch({ text: value })}
        />
      )}
      <Select
        {...choice(form, 'visitTypeId')}
        label={formatMessage(texts.kind)}
        items={types.map(({ id, name }) => ({ id, label: name }))}
      />
      <Select {...choice(form, 'priority')} label={formatMessage(texts.priority)} items={priorities.map((id) => ({ id, label: formatMessage(priorityNames[id]) }))} />
      <Select {...choice(form, 'physicianId', anything)} label={formatMessage(texts.physician)} items={[{ id: anything, label: formatMessage(texts.anybody) }, ...model.physicians]} />
      {model.locations.length > 1 && (
        <Select {...choice(form, 'locationId', anything)} label={formatMessage(texts.location)} items={[{ id: anything, label: formatMessage(texts.anywhere) }, ...model.locations]} />
      )}
      <CheckboxGroup
        {...form.field('weekdays')}
        label={formatMessage(texts.weekdays)}
        description={formatMessage(texts.anyDay)}
        orientation="horizontal"
        items={weekdays.map((day) => ({ id: String(day), label: formatDate(dateOfWeekday(day), { timeZone: 'UTC', weekday: 'short' }) }))}
      />
      <TimeField {...form.field('from')} label={formatMessage(texts.from)} />
      <TimeField {...form.field('until')} label={formatMessage(texts.until)} />
      <DatePicker {...form.field('firstDay')} label={formatMessage(texts.firstDay)} />
      <DatePicker {...form.field('lastDay')} label={formatMessage(texts.lastDay)} />
      <Select {...choice(form, 'noticeHours')} label={formatMessage(texts.notice)} items={hours.map((count) => ({ id: String(count), label: formatMessage(texts.hours, { count }) }))} />
      <NumberField {...form.field('travelMinutes')} label={formatMessage(texts.travel)} minValue={0} maxValue={1440} />
      <TextArea {...form.field('note')} label={formatMessage(texts.note)} rows={2} maxLength={2000} />
    </FormDrawer>
  );
}
