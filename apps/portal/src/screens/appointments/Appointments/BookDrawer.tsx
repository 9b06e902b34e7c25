import type { Appointment, AppointmentStart, SaveAppointment, VisitType, WorkingHours } from '@intake/api/contract';
import { isSeenBy, seriesScopes } from '@intake/api/rules';
import { Checkbox } from '@intake/ui/Checkbox';
import { ComboBox } from '@intake/ui/ComboBox';
import { NumberField } from '@intake/ui/NumberField';
import { LinkButton } from '@intake/ui/Link';
import { Loaded } from '@intake/ui/Loaded';
import { Select } from '@intake/ui/Select';
import { Skeleton } from '@intake/ui/Skeleton';
import { TextField } from '@intake/ui/TextField';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { choice, toggle, useFormValue } from '../../../data/forms/controls.ts';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Outcome } from '../../../data/problem.ts';
import { bookable, typesFor } from '../visitTypes.ts';
import { problemText } from '../words.messages.ts';
import { bookMessages as texts, listMessages } from './Appointments.messages.ts';
import { keyOfTime, ownMinutes, type AppointmentsModel, type Choice } from './Appointments.model.ts';
import { otherTime, TimeFields } from './booking/TimeFields.tsx';
import { useOfferedTimes, type Hold } from './booking/useOfferedTimes.ts';
import { PatientWishes } from './PatientWishes.tsx';
import { blockedIn, bookedIn, isAnyOutside, movedTo, noSeries, recurrenceIn, toggled, type AskedSeries } from './series/series.model.ts';
import { seriesMessages } from './series/series.messages.ts';
import { ScopeField } from './series/ScopeField.tsx';
import { SeriesDates } from './series/SeriesDates.tsx';
import { SeriesFields } from './series/SeriesFields.tsx';
import { useSeriesPlan } from './series/useSeriesPlan.ts';
import { useVisitName } from './useVisitName.ts';
import { useLateness } from './wishes/useLateness.ts';
import { useWishes } from './wishes/useWishes.ts';
import { WishFields } from './wishes/WishFields.tsx';
import { noWishes, type Wishes } from './wishes/wishes.model.ts';

/** The time that was chosen in the grid. */
export interface ChosenSlot {
  startsAt: string;
  physicianId: string | null;
  resourceId: string | null;
  /** Another length than that of the kind of visit. */
  minutes?: number | null;
}

/** What free times are asked for. */
export interface Asked {
  visitTypeId: string;
  physicianId: string | null;
  resourceId: string | null;
  patientId: string | null;
  minutes: number | null;
  wishes: Wishes;
}

export type BookFields = Pick<SaveAppointment, 'scope' | 'visitTypeId' | 'physicianId' | 'resourceId' | 'start' | 'patientId' | 'minutes' | 'reason' | 'isOutsideHours' | 'overbookReason'>;

/** Visits that repeat, as they were looked at. */
export type SeriesBooking = AskedSeries & Pick<BookFields, 'reason' | 'isOutsideHours'> & { patientId: string };

export interface BookDrawerProps {
  model: Pick<AppointmentsModel, 'patients' | 'chart' | 'locations' | 'freeTimes' | 'bookingFor' | 'may' | 'date' | 'preview'>;
  visitTypes: readonly VisitType[];
  physicians: readonly Choice[];
  /** Rooms and devices of the location. */
  resources: readonly Choice[];
  /** Of the location: who sees which kinds of visits. */
  hours: readonly WorkingHours[];
  timeZone: string;
  /** The visit that is moved; null for a new one. */
  moving: Appointment | null;
  slot: ChosenSlot | null;
  /** Where somebody waits for a time, when none of these suits. */
  waitlist: string;
  onSearch: (search: { text: string }) => void;
  onAsk: (asked: Asked) => void;
  /** Keeps a time while the form is open. */
  onHold: (hold: Hold) => Outcome;
  /** The dates of a series are wanted; null for none. */
  onPlan: (plan: AskedSeries | null) => void;
  onSave: (save: BookFields) => Outcome;
  onSaveSeries: (save: SeriesBooking) => Outcome;
  onClose: () => void;
}

const anybody = 'anybody';
const none = 'none';
/** What somebody who may overbook books all the same. */
const takenCodes = ['time-taken', 'patient-elsewhere', 'resource-taken'];

/** The time that is offered, else the one that was typed; null while it is not whole. */
const startOf = ({ date, hour, turn }: { date: string | null; hour: string | null; turn: string | null }, free: { startsAt: string } | undefined): AppointmentStart | null =>
  free ? { at: free.startsAt } : date && hour ? { local: `${date}T${hour}:00`, turn: turn === 'first' || turn === 'second' ? turn : null } : null;

/** Books a visit, or moves one: for whom, what, and one of the next times that fit. */
export function BookDrawer({ model, visitTypes, physicians, resources, hours, timeZone, moving, slot, waitlist, onSearch, onAsk, onHold, onPlan, onSave, onSaveSeries, onClose }: BookDrawerProps) {
  const { formatMessage } = useIntl();
  const nameOf = useVisitName();
  const { bookingFor, may } = model;
  const preview = model.preview.state === 'ready' ? model.preview.value : null;
  const types = typesFor(bookable(visitTypes, may.reserved, moving?.visitTypeId ?? null), bookingFor?.modalityId ?? null);
  const known = moving ?? bookingFor;
  const slotOwner = slot?.physicianId ?? slot?.resourceId ?? null;
  const usual = types.find(({ id }) => slotOwner === null || isSeenBy(hours, slotOwner, id)) ?? types[0];
  const form = useForm({
    initial: {
      patientId: known?.patientId ?? null,
      visitTypeId: moving?.visitTypeId ?? usual?.id ?? null,
      physicianId: slot ? slot.physicianId : (moving?.physicianId ?? null),
      resourceId: slot?.resourceId ?? moving?.resourceId ?? null,
      time: slot ? keyOfTime(slot) : null,
      date: model.date as string | null,
      hour: null as string | null,
      turn: null as string | null,
      minutes: (moving && ownMinutes(moving, visitTypes, slot?.minutes ?? undefined)) as number | null,
      reason: moving?.reason ?? bookingFor?.reason ?? '',
      isOutsideHours: false,
      overbookReason: '',
      scope: 'this',
      ...noSeries,
      ...noWishes,
    },
    check: ({ patientId, visitTypeId, time, date, hour, physicianId, resourceId, isOutsideHours, ...values }) => ({
      patientId: !patientId && texts.patientNeeded,
      visitTypeId: !visitTypeId && texts.kindNeeded,
      // One that was chosen before something else was asked for may be offered no longer.
      time: !(time === otherTime || offered.some((one) => keyOfTime(one) === time)) && texts.timeNeeded,
      hour: time === otherTime && !(date && hour) && texts.timeNeeded,
      physicianId: time === otherTime && !physicianId && !resourceId && texts.physicianNeeded,
      [values.ends]: values.unit !== 'once' && !recurrenceIn(values) && seriesMessages.endNeeded,
      dates: values.unit !== 'once' && preview !== null && blockedIn(preview, isOutsideHours).length > 0 && seriesMessages.mend,
    }),
    save: (values) => {
      const free = offered.find((one) => keyOfTime(one) === values.time);
      const said = { reason: values.reason.trim() || null, isOutsideHours: values.isOutsideHours };
      if (plan && !moving) return onSaveSeries({ ...plan, ...said, patientId: values.patientId ?? '' });
      return onSave({
        ...said,
        scope: seriesScopes.find((one) => one === values.scope) ?? 'this',
        patientId: values.patientId ?? '',
        visitTypeId: values.visitTypeId ?? '',
        physicianId: free ? free.physicianId : values.physicianId,
        resourceId: values.resourceId ?? free?.resourceId ?? null,
        start: startOf(values, free) ?? { at: '' },
        minutes: values.minutes,
        overbookReason: values.overbookReason.trim() || null,
      });
    },
    onSaved: onClose,
    problemText,
  });
  const { visitTypeId, physicianId, resourceId, patientId, minutes, time } = {
    visitTypeId: useFormValue(form, (values) => values.visitTypeId),
    physicianId: useFormValue(form, (values) => values.physicianId),
    resourceId: useFormValue(form, (values) => values.resourceId),
    patientId: useFormValue(form, (values) => values.patientId),
    minutes: useFormValue(form, (values) => values.minutes),
    time: useFormValue(form, (values) => values.time),
  };
  const typed = { date: useFormValue(form, (values) => values.date), hour: useFormValue(form, (values) => values.hour), turn: useFormValue(form, (values) => values.turn) };
  const isOutsideHours = useFormValue(form, (values) => values.isOutsideHours);
  const sees = (owner: string | null) => owner === null || visitTypeId === null || isSeenBy(hours, owner, visitTypeId);
  const offeredOf = (choices: readonly Choice[], kept: string | null) => choices.filter(({ id }) => sees(id) || id === kept);
  const ownerName = (owner: string | null) => [...physicians, ...resources].find(({ id }) => id === owner)?.label ?? null;
  const chosen = slot && { ...slot, physicianName: ownerName(slotOwner) };
  const next = model.freeTimes.state === 'ready' ? model.freeTimes.value : [];
  const wishes = useWishes(form);
  const { offered, held, refused } = useOfferedTimes({ chosen, next, problem: form.problem }, { visitTypeId, physicianId, resourceId, minutes, patientId, movingId: moving?.id ?? null, wishes, time }, onHold);

  // Until the first times are here, the digit of the first one would choose another: "Another time" would stand in its place.
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && model.freeTimes.state !== 'loading') setAnswered(true);
  const hasTimes = isAnswered || slot !== null || visitTypeId === null;

  useEffect(() => {
    if (visitTypeId) onAsk({ visitTypeId, physicianId, resourceId, patientId, minutes, wishes });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked anew when what is asked for changes, not when the screen is drawn
  }, [visitTypeId, physicianId, resourceId, patientId, minutes, wishes]);
  const latenessOf = useLateness(moving ? null : (bookingFor?.dueAt ?? null), timeZone);
  const plan = useSeriesPlan(
    form,
    {
      visitTypeId, patientId, minutes, physicianId: held ? held.physicianId : physicianId, resourceId: resourceId ?? held?.resourceId ?? null,
      start: held || time === otherTime ? startOf(typed, held) : null,
    },
    onPlan,
  );
  const problem = form.problem;
  const fault = problem?.fields?.[0]?.code;
  const isTaken = [problem, refused?.problem].some((one) => one && takenCodes.includes(one.code));
  return (
    <FormDrawer
      title={moving ? formatMessage(texts.moveTitle, { name: nameOf(moving) }) : formatMessage(texts.bookTitle)}
      form={form}
      saveLabel={plan && preview ? formatMessage(seriesMessages.book, { count: bookedIn(preview) }) : formatMessage(moving ? texts.move : texts.save)}
      onClose={onClose}
    >
      {!moving && (
        <ComboBox
          {...form.field('patientId')}
          label={formatMessage(listMessages.patient)}
          {...(bookingFor?.patientId ? { items: [{ id: bookingFor.patientId, label: bookingFor.patientName ?? '' }] } : model.patients)}
          defaultInputValue={bookingFor?.patientName ?? ''}
          isDisabled={Boolean(bookingFor?.patientId)}
          isRemote
          isRequired
          autoFocus={!bookingFor?.patientId}
          placeholder={formatMessage(texts.patientPlaceholder)}
          onInputChange={({ value }) => onSearch({ text: value })}
        />
      )}
      <PatientWishes chart={model.chart} locations={model.locations} />
      {bookingFor?.referrerName && !moving && <p>{formatMessage(texts.referrer, { name: bookingFor.referrerName })}</p>}
      <Select
        {...choice(form, 'visitTypeId')}
        label={formatMessage(texts.kind)}
        items={types.map(({ id, name, minutes }) => ({ id, label: formatMessage(texts.kindItem, { name, minutes }) }))}
      />
      <Select
        {...choice(form, 'physicianId', anybody)}
        label={formatMessage(listMessages.physician)}
        description={sees(physicianId) ? undefined : formatMessage(texts.otherKinds)}
        items={[{ id: anybody, label: formatMessage(texts.anybody) }, ...offeredOf(physicians, physicianId)]}
      />
      {resources.length > 0 && (
        <Select
          {...choice(form, 'resourceId', none)}
          label={formatMessage(listMessages.resource)}
          description={sees(resourceId) ? undefined : formatMessage(texts.otherKinds)}
          items={[{ id: none, label: formatMessage(texts.noResource) }, ...offeredOf(resources, resourceId)]}
        />
      )}
      <WishFields form={form} wishes={wishes} />
      <TimeFields
        form={form}
        offered={hasTimes ? offered : null}
        chosen={chosen}
        refused={refused}
        isNoneFree={model.freeTimes.state === 'ready' && next.length === 0}
        isFold={fault === 'fold'}
        timeZone={timeZone}
        latenessOf={latenessOf}
        autoFocus={Boolean(known?.patientId)}
      />
      {moving?.series && <ScopeField form={form} />}
      {!moving && <SeriesFields form={form} />}
      {plan && model.preview.state !== 'none' && (
        <Loaded of={model.preview} waiting={<Skeleton lines={6} />} onRetry={() => onPlan(plan)}>
          {(value) => (
            <SeriesDates
              preview={value}
              isOutsideHours={isOutsideHours}
              onToggle={({ position }) => form.set({ leftOut: toggled(form.values().leftOut, position) })}
              onMove={({ position, start }) => form.set({ moved: movedTo(form.values().moved, position, start) })}
            />
          )}
        </Loaded>
      )}
      {(problem?.code === 'outside-hours' || problem?.code === 'other-kinds' || (plan && preview && isAnyOutside(preview))) && (
        <Checkbox {...toggle(form, 'isOutsideHours')} label={formatMessage(problem?.code === 'other-kinds' ? texts.allTheSame : texts.outside)} />
      )}
      {isTaken && may.overbook && (
        <TextField {...form.field('overbookReason')} label={formatMessage(texts.overbook)} description={formatMessage(texts.overbookText)} maxLength={200} />
      )}
      <NumberField {...form.field('minutes')} label={formatMessage(texts.minutes)} description={formatMessage(texts.minutesText)} minValue={5} maxValue={480} />
      {!moving && bookingFor?.patientId && (
        <div>
          <LinkButton size="sm" variant="quiet" href={`${waitlist}?${bookingFor.requestId ? `request=${bookingFor.requestId}` : `patient=${bookingFor.patientId}`}`}>
            {formatMessage(texts.waitlist)}
          </LinkButton>
        </div>
      )}
      <TextField {...form.field('reason')} label={formatMessage(texts.reason)} maxLength={2000} />
    </FormDrawer>
  );
}
