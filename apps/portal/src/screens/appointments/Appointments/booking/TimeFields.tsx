import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { DatePicker } from '@intake/ui/DatePicker';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Skeleton } from '@intake/ui/Skeleton';
import { TimeField } from '@intake/ui/TimeField';
import { useIntl } from 'react-intl';
import { choice, useFormValue } from '../../../../data/forms/controls.ts';
import type { FormState } from '../../../../data/forms/useForm.ts';
import { problemText } from '../../words.messages.ts';
import { bookMessages as texts } from '../Appointments.messages.ts';
import { keyOfTime } from '../Appointments.model.ts';
import type { OfferedTime, RefusedTime } from './useOfferedTimes.ts';

/** The choice of a time that is typed. */
export const otherTime = 'other';

/** When a visit is, as the form holds it. */
export interface TypedTime {
  /** The key of an offered time, or `other`. */
  time: string | null;
  date: string | null;
  hour: string | null;
  turn: string | null;
}

export interface TimeFieldsProps<Values extends TypedTime> {
  form: FormState<Values>;
  /** Null until the first times are here. */
  offered: readonly OfferedTime[] | null;
  /** The one that was chosen in the calendar. */
  chosen: OfferedTime | null;
  /** The one that could not be kept. */
  refused: RefusedTime | null;
  isNoneFree: boolean;
  /** The clock on the wall shows the time twice: which of them is meant has to be said. */
  isFold: boolean;
  timeZone: string;
  latenessOf: (time: OfferedTime) => string | null;
  autoFocus: boolean;
}

/** One of the next times that fit, or one that is typed. A time that cannot be kept says so at once, and stays in its place. */
export function TimeFields<Values extends TypedTime>({ form: whole, offered, chosen, refused, isNoneFree, isFold, timeZone, latenessOf, autoFocus }: TimeFieldsProps<Values>) {
  const form = whole as unknown as FormState<TypedTime>;
  const { formatMessage, formatDate } = useIntl();
  const formats = useFormats();
  const time = useFormValue(form, (values) => values.time);
  const isRefused = (one: OfferedTime) => refused !== null && keyOfTime(one) === keyOfTime(refused.time);
  return (
    <>
      {refused && time === keyOfTime(refused.time) && <Banner tone="danger">{formatMessage(problemText(refused.problem))}</Banner>}
      {offered ? (
        <RadioGroup
          {...choice(form, 'time')}
          label={formatMessage(texts.time)}
          hasDigits
          autoFocus={autoFocus}
          description={isNoneFree ? formatMessage(texts.noTimes) : undefined}
          items={[
            ...offered.map((one) => ({
              id: keyOfTime(one),
              label: `${formatDate(one.startsAt, { timeZone, weekday: 'short', month: 'short', day: 'numeric' })}, ${formats.time(one.startsAt, timeZone)}`,
              description: [one.physicianName, isRefused(one) ? formatMessage(texts.taken) : one === chosen && formatMessage(texts.chosen), latenessOf(one)].filter(Boolean).join(' · '),
            })),
            { id: otherTime, label: formatMessage(texts.other) },
          ]}
        />
      ) : (
        <Skeleton lines={6} />
      )}
      {time === otherTime && (
        <>
          <DatePicker {...form.field('date')} label={formatMessage(texts.date)} />
          <TimeField {...form.field('hour')} label={formatMessage(texts.hour)} isRequired />
        </>
      )}
      {isFold && (
        <RadioGroup
          {...choice(form, 'turn')}
          label={formatMessage(texts.turn)}
          items={(['first', 'second'] as const).map((id) => ({ id, label: formatMessage(texts[id]) }))}
        />
      )}
    </>
  );
}
