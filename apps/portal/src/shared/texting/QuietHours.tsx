import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Form } from '@intake/ui/Form';
import { Popover } from '@intake/ui/Popover';
import { TextField } from '@intake/ui/TextField';
import { useIntl } from 'react-intl';
import { useForm } from '../../data/forms/useForm.ts';
import type { Outcome } from '../../data/problem.ts';
import { composerMessages as texts } from './composer.messages.ts';
import { Buttons, Stack } from './Composer.styles.ts';
import { textingProblem } from './texting.messages.ts';

export interface QuietHoursProps {
  until: string;
  timeZone: string;
  now: number;
  /** Something is written that could go out. */
  isPossible: boolean;
  onSendNow: (override: { reason: string }) => Outcome;
}

const shortest = 3;

/** It is night at the other end: what is sent waits, unless a person says why it must not. */
export function QuietHours({ until, timeZone, now, isPossible, onSendNow }: QuietHoursProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Banner
      tone="warning"
      title={formatMessage(texts.quietTitle, { time: formats.time(now, timeZone) })}
      actions={
        <Popover
          label={formatMessage(texts.quietAction)}
          placement="top"
          trigger={
            <Button size="sm" isDisabled={!isPossible}>
              {formatMessage(texts.quietAction)}
            </Button>
          }
        >
          {({ close }) => <Reason onSendNow={onSendNow} onDone={close} />}
        </Popover>
      }
    >
      {formatMessage(texts.quietText, { until: formats.dateTime(until, timeZone) })}
    </Banner>
  );
}

function Reason({ onSendNow, onDone }: Pick<QuietHoursProps, 'onSendNow'> & { onDone: () => void }) {
  const { formatMessage } = useIntl();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim().length < shortest && texts.reasonShort }),
    save: ({ reason }) => onSendNow({ reason: reason.trim() }),
    onSaved: onDone,
    problemText: textingProblem,
  });
  return (
    <Stack>
      <Form {...form.props} label={formatMessage(texts.quietAction)} hasSummary={false}>
        <TextField {...form.field('reason')} label={formatMessage(texts.reason)} description={formatMessage(texts.reasonText)} autoFocus isRequired maxLength={200} />
        <Buttons>
          <Button type="submit" variant="primary" size="sm">
            {formatMessage(texts.sendNow)}
          </Button>
        </Buttons>
      </Form>
    </Stack>
  );
}
