import type { HoursException, Resource, VisitType, WorkingHours } from '@intake/api/contract';
import { provinces, resourceKinds } from '@intake/api/rules';
import { Checkbox, CheckboxGroup } from '@intake/ui/Checkbox';
import { DatePicker } from '@intake/ui/DatePicker';
import { NumberField } from '@intake/ui/NumberField';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { TextField } from '@intake/ui/TextField';
import { TimeField } from '@intake/ui/TimeField';
import { useIntl } from 'react-intl';
import { choice, toggle, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import { answerTexts } from '../../../shared/answers/answers.messages.ts';
import { offered } from '../visitTypes.ts';
import { dateOfWeekday, weekdays } from '../weekdays.ts';
import { exceptionMessages, hoursMessages, resourceMessages, settingsMessages as texts, typeMessages } from './CalendarSettings.messages.ts';
import type { CalendarSettingsActions, CalendarSettingsModel } from './CalendarSettings.model.ts';

interface DrawerProps<Row> {
  row: Row | null;
  model: CalendarSettingsModel;
  onClose: () => void;
}

const none = 'none';

export function TypeDrawer({ row, model, onStoreType, onClose }: DrawerProps<VisitType> & Pick<CalendarSettingsActions, 'onStoreType'>) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: {
      name: row?.name ?? '', modalityId: row?.modalityId ?? null, minutes: (row?.minutes ?? 30) as number | null,
      before: (row?.bufferBeforeMinutes ?? 0) as number | null, after: (row?.bufferAfterMinutes ?? 0) as number | null, preparation: row?.preparation ?? '', isReserved: row?.isReserved ?? false,
      isRetired: row?.isRetired ?? false,
    },
    check: ({ name }) => ({ name: name.trim() === '' && texts.nameNeeded }),
    save: ({ name, modalityId, minutes, before, after, preparation, isReserved, isRetired }) =>
      onStoreType({
        row,
        fields: {
          name: name.trim(), modalityId, minutes: minutes ?? 30, bufferBeforeMinutes: before ?? 0, bufferAfterMinutes: after ?? 0,
          preparation: preparation.trim() || null, isReserved, isRetired,
        },
      }),
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={row ? formatMessage(texts.edit, { name: row.name }) : formatMessage(typeMessages.create)} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={formatMessage(texts.name)} autoFocus isRequired maxLength={200} />
      <Select
        {...choice(form, 'modalityId', none)}
        label={formatMessage(typeMessages.service)}
        items={[{ id: none, label: formatMessage(typeMessages.anyService) }, ...model.modalities.map(({ id, name }) => ({ id, label: name }))]}
      />
      <NumberField {...form.field('minutes')} label={formatMessage(typeMessages.minutes)} isRequired minValue={5} maxValue={480} />
      <NumberField {...form.field('before')} label={formatMessage(typeMessages.before)} minValue={0} maxValue={120} />
      <NumberField {...form.field('after')} label={formatMessage(typeMessages.after)} minValue={0} maxValue={120} />
      <TextArea {...form.field('preparation')} label={formatMessage(typeMessages.preparation)} rows={3} maxLength={2000} />
      <Checkbox {...toggle(form, 'isReserved')} label={formatMessage(typeMessages.reservedText)} />
      {row && <Checkbox {...toggle(form, 'isRetired')} label={formatMessage(texts.retiredText)} />}
    </FormDrawer>
  );
}

export function HoursDrawer({ row, model, onStoreHours, onClose }: DrawerProps<WorkingHours> & Pick<CalendarSettingsActions, 'onStoreHours'>) {
  const { formatMessage, formatDate } = useIntl();
  const resources = model.resources.state === 'ready' ? model.resources.value : [];
  const types = model.visitTypes.state === 'ready' ? model.visitTypes.value : [];
  const form = useForm({
    initial: {
      owner: row?.physicianId ?? row?.resourceId ?? null,
      locationId: row?.locationId ?? model.locations[0]?.id ?? null,
      weekdays: (row?.weekdays ?? [1, 2, 3, 4, 5]).map(String),
      from: (row?.from ?? '09:00') as string | null,
      until: (row?.until ?? '17:00') as string | null,
      validFrom: row?.validFrom ?? null,
      validUntil: row?.validUntil ?? null,
      visitTypeIds: row?.visitTypeIds ?? [],
    },
    check: ({ owner, weekdays: days, from, until }) => ({
      owner: !owner && hoursMessages.whoseNeeded,
      weekdays: days.length === 0 && hoursMessages.daysNeeded,
      until: !from || !until ? texts.timesNeeded : from >= until && texts.order,
    }),
    save: ({ owner, locationId, from, until, ...values }) => {
      const isResource = resources.some(({ id }) => id === owner);
      return onStoreHours({
        row,
        fields: {
          physicianId: isResource ? null : owner, resourceId: isResource ? owner : null, locationId: locationId ?? '', weekdays: values.weekdays.map(Number),
          from: from ?? '', until: until ?? '', validFrom: values.validFrom, validUntil: values.validUntil, visitTypeIds: values.visitTypeIds,
        },
      });
    },
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={row ? formatMessage(texts.edit, { name: row.ownerName }) : formatMessage(hoursMessages.create)} form={form} onClose={onClose}>
      <Select
        {...choice(form, 'owner')}
        label={formatMessage(hoursMessages.whose)}
        autoFocus
        items={[...model.physicians, ...offered(resources, row?.resourceId ?? null).map(({ id, name }) => ({ id, label: name }))]}
      />
      <Select {...choice(form, 'locationId')} label={formatMessage(texts.location)} items={[...model.locations]} />
      <CheckboxGroup
        {...form.field('weekdays')}
        label={formatMessage(hoursMessages.days)}
        items={weekdays.map((day) => ({ id: String(day), label: formatDate(dateOfWeekday(day), { timeZone: 'UTC', weekday: 'long' }) }))}
      />
      <TimeField {...form.field('from')} label={formatMessage(texts.from)} isRequired />
      <TimeField {...form.field('until')} label={formatMessage(texts.until)} isRequired />
      {types.length > 0 && (
        <CheckboxGroup
          {...form.field('visitTypeIds')}
          label={formatMessage(hoursMessages.kinds)}
          description={formatMessage(hoursMessages.kindsText)}
          items={types.map(({ id, name }) => ({ id, label: name }))}
        />
      )}
      <DatePicker {...form.field('validFrom')} label={formatMessage(hoursMessages.validFrom)} />
      <DatePicker {...form.field('validUntil')} label={formatMessage(hoursMessages.validUntil)} />
    </FormDrawer>
  );
}

export function ExceptionDrawer({ row, model, onStoreException, onClose }: DrawerProps<HoursException> & Pick<CalendarSettingsActions, 'onStoreException'>) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: {
      reason: row?.reason ?? '', kind: (row?.isOpen ? 'open' : 'closed') as string, physicianId: row?.physicianId ?? null, locationId: row?.locationId ?? null,
      firstDay: row?.firstDay ?? null, lastDay: row?.lastDay ?? null, isWholeDay: row ? row.from === null : true, from: row?.from ?? null, until: row?.until ?? null,
    },
    check: ({ reason, kind, physicianId, locationId, firstDay, lastDay, isWholeDay, from, until }) => ({
      reason: reason.trim() === '' && exceptionMessages.reasonNeeded,
      firstDay: !firstDay && exceptionMessages.dayNeeded,
      lastDay: Boolean(firstDay && lastDay && lastDay < firstDay) && texts.order,
      kind: kind === 'open' && (!physicianId || !locationId || isWholeDay) && exceptionMessages.openNeeds,
      until: !isWholeDay && (!from || !until ? texts.timesNeeded : from >= until && texts.order),
    }),
    save: ({ reason, kind, physicianId, locationId, firstDay, lastDay, isWholeDay, from, until }) =>
      onStoreException({
        row,
        fields: {
          reason: reason.trim(), isOpen: kind === 'open', physicianId, locationId, firstDay: firstDay ?? '', lastDay: lastDay ?? firstDay ?? '',
          from: isWholeDay ? null : from, until: isWholeDay ? null : until,
        },
      }),
    onSaved: onClose,
    ...answerTexts,
  });
  const isWholeDay = useFormValue(form, (values) => values.isWholeDay);
  return (
    <FormDrawer title={row ? formatMessage(texts.edit, { name: row.reason }) : formatMessage(exceptionMessages.create)} form={form} onClose={onClose}>
      <TextField {...form.field('reason')} label={formatMessage(exceptionMessages.reason)} autoFocus isRequired maxLength={200} />
      <RadioGroup
        {...choice(form, 'kind')}
        label={formatMessage(exceptionMessages.kind)}
        items={(['closed', 'open'] as const).map((id) => ({ id, label: formatMessage(exceptionMessages[id]) }))}
      />
      <Select
        {...choice(form, 'physicianId', none)}
        label={formatMessage(exceptionMessages.who)}
        items={[{ id: none, label: formatMessage(exceptionMessages.everybody) }, ...model.physicians]}
      />
      <Select
        {...choice(form, 'locationId', none)}
        label={formatMessage(texts.location)}
        items={[{ id: none, label: formatMessage(exceptionMessages.everywhere) }, ...model.locations]}
      />
      <DatePicker {...form.field('firstDay')} label={formatMessage(exceptionMessages.firstDay)} isRequired />
      <DatePicker {...form.field('lastDay')} label={formatMessage(exceptionMessages.lastDay)} />
      <Checkbox {...toggle(form, 'isWholeDay')} label={formatMessage(exceptionMessages.wholeDay)} />
      {!isWholeDay && (
        <>
          <TimeField {...form.field('from')} label={formatMessage(texts.from)} isRequired />
          <TimeField {...form.field('until')} label={formatMessage(texts.until)} isRequired />
        </>
      )}
    </FormDrawer>
  );
}

export function ResourceDrawer({ row, model, onStoreResource, onClose }: DrawerProps<Resource> & Pick<CalendarSettingsActions, 'onStoreResource'>) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { name: row?.name ?? '', kind: (row?.kind ?? 'room') as string, locationId: row?.locationId ?? model.locations[0]?.id ?? null, isRetired: row?.isRetired ?? false },
    check: ({ name }) => ({ name: name.trim() === '' && texts.nameNeeded }),
    save: ({ name, kind, locationId, isRetired }) =>
      onStoreResource({ row, fields: { name: name.trim(), kind: resourceKinds.find((one) => one === kind) ?? 'room', locationId: locationId ?? '', isRetired } }),
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={row ? formatMessage(texts.edit, { name: row.name }) : formatMessage(resourceMessages.create)} form={form} onClose={onClose}>
      <TextField {...form.field('name')} label={formatMessage(texts.name)} autoFocus isRequired maxLength={200} />
      <RadioGroup
        {...choice(form, 'kind')}
        label={formatMessage(resourceMessages.kind)}
        items={resourceKinds.map((id) => ({ id, label: formatMessage(resourceMessages[id]) }))}
      />
      <Select {...choice(form, 'locationId')} label={formatMessage(texts.location)} items={[...model.locations]} />
      {row && <Checkbox {...toggle(form, 'isRetired')} label={formatMessage(texts.retiredText)} />}
    </FormDrawer>
  );
}

export function HolidaysDrawer({ model, onAddHolidays, onClose }: Pick<DrawerProps<never>, 'model' | 'onClose'> & Pick<CalendarSettingsActions, 'onAddHolidays'>) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { province: 'ON' as string, year: String(model.year) },
    save: ({ province, year }) => onAddHolidays({ province, year: Number(year) }),
    onSaved: onClose,
    ...answerTexts,
  });
  return (
    <FormDrawer title={formatMessage(exceptionMessages.holidays)} form={form} saveLabel={formatMessage(exceptionMessages.add)} onClose={onClose}>
      <p>{formatMessage(exceptionMessages.holidaysText)}</p>
      <Select {...choice(form, 'province')} label={formatMessage(exceptionMessages.province)} autoFocus items={provinces.map((id) => ({ id, label: id }))} />
      <RadioGroup
        {...choice(form, 'year')}
        label={formatMessage(exceptionMessages.year)}
        items={[0, 1].map((later) => ({ id: String(model.year + later), label: String(model.year + later) }))}
      />
    </FormDrawer>
  );
}
