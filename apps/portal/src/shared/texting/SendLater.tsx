import { useFormats } from '@intake/i18n';
import { Button } from '@intake/ui/Button';
import { DatePicker } from '@intake/ui/DatePicker';
import { Form } from '@intake/ui/Form';
import { IconButton } from '@intake/ui/IconButton';
import { List } from '@intake/ui/List';
import { Popover } from '@intake/ui/Popover';
import { TimeField } from '@intake/ui/TimeField';
import { CalendarClock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useForm } from '../../data/forms/useForm.ts';
import { instantOf } from '../sendFax/sendFax.model.ts';
import { laterMessages as texts } from './composer.messages.ts';
import { laterHours, laterTimes } from './composer.model.ts';
import { Buttons, Pair, Stack } from './Composer.styles.ts';

export interface SendLaterProps {
  timeZone: string;
  now: number;
  isDisabled: boolean;
  isOpen: boolean;
  onOpenChange: (change: { isOpen: boolean }) => void;
  /** A time was chosen, by the clock of the patient. */
  onChoose: (choice: { at: string }) => void;
}

/** When a message is to go out. */
export function SendLater({ timeZone, now, isDisabled, isOpen, onOpenChange, onChoose }: SendLaterProps) {
  const { formatMessage } = useIntl();
  return (
    <Popover
      label={formatMessage(texts.title)}
      placement="top"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      trigger={<IconButton size="sm" label={formatMessage(texts.label)} isDisabled={isDisabled} icon={<CalendarClock aria-hidden />} />}
    >
      {({ close }) => (
        <Times
          timeZone={timeZone}
          now={now}
          onChoose={(choice) => {
            close();
            onChoose(choice);
          }}
        />
      )}
    </Popover>
  );
}

function Times({ timeZone, now, onChoose }: Pick<SendLaterProps, 'timeZone' | 'now' | 'onChoose'>) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const times = laterTimes(now, timeZone);
  const chosen = ({ date, time }: { date: string | null; time: string | null }) => (date && time ? instantOf(date, time, timeZone) : null);
  const form = useForm<{ date: string | null; time: string | null }>({
    initial: { date: null, time: '09:00' },
    check: (values) => {
      const at = chosen(values);
      return { date: (!at || Date.parse(at) <= now) && texts.past };
    },
    save: (values) => {
      onChoose({ at: chosen(values)! });
      return Promise.resolve(null);
    },
  });
  return (
    <Stack>
      <List
        label={formatMessage(texts.title)}
        items={times.map(({ id, at }) => ({ id, title: formatMessage(texts[id], { count: laterHours }), facts: [formats.dateTime(at, timeZone)] }))}
        onAction={({ id }) => {
          const time = times.find((one) => one.id === id);
          if (time) onChoose({ at: time.at });
        }}
      />
      <Form {...form.props} label={formatMessage(texts.other)} hasSummary={false}>
        <Pair>
          <DatePicker {...form.field('date')} label={formatMessage(texts.day)} />
          <TimeField {...form.field('time')} label={formatMessage(texts.time)} />
        </Pair>
        <Buttons>
          <Button type="submit" size="sm">
            {formatMessage(texts.schedule)}
          </Button>
        </Buttons>
      </Form>
    </Stack>
  );
}
