import type { SuggestedCall } from '@intake/api/contract';
import { holdingRefusals, queueKinds, type QueueKind } from '@intake/api/rules/voice';
import { useFormats } from '@intake/i18n';
import { CheckboxGroup } from '@intake/ui/Checkbox';
import { Loaded } from '@intake/ui/Loaded';
import { Select } from '@intake/ui/Select';
import { Skeleton } from '@intake/ui/Skeleton';
import { useIntl } from 'react-intl';
import { FormDrawer } from '../../../data/forms/FormDrawer.tsx';
import { useForm } from '../../../data/forms/useForm.ts';
import type { Loadable } from '../../../data/loadable.ts';
import type { Outcome } from '../../../data/problem.ts';
import { callProblem, callPurposeNames, callRefusalNames } from '../../../shared/calls/calls.messages.ts';
import { queueMessages as texts } from './CallsHistory.messages.ts';
import { kindOf } from './CallsHistory.model.ts';
import { Note } from './CallsHistory.styles.ts';

export interface QueueDrawerProps {
  kind: QueueKind;
  people: Loadable<readonly SuggestedCall[]>;
  onKind: (change: { kind: QueueKind }) => void;
  onRetry: () => void;
  onQueue: (queue: { kind: QueueKind; items: { patientId: string; appointmentId: string | null }[] }) => Outcome;
  onClose: () => void;
}

const idOf = ({ patientId, appointment }: SuggestedCall) => `${patientId} ${appointment?.id ?? ''}`;

/** Whom the clinic could have called, for a reason. */
export function QueueDrawer({ kind, people, onKind, onRetry, onQueue, onClose }: QueueDrawerProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const all = people.state === 'ready' ? people.value : [];
  const form = useForm<{ chosen: readonly string[] }>({
    initial: { chosen: [] },
    check: ({ chosen }) => ({ chosen: !chosen.some((id) => all.some((one) => idOf(one) === id)) && texts.choose }),
    save: ({ chosen }) =>
      onQueue({
        kind,
        items: all.filter((one) => chosen.includes(idOf(one))).map(({ patientId, appointment }) => ({ patientId, appointmentId: appointment?.id ?? null })),
      }),
    onSaved: onClose,
    problemText: callProblem,
  });
  return (
    <FormDrawer title={formatMessage(texts.addTitle)} form={form} saveLabel={formatMessage(texts.add)} onClose={onClose}>
      <Select
        label={formatMessage(texts.kind)}
        items={queueKinds.map((id) => ({ id, label: formatMessage(callPurposeNames[id]) }))}
        value={kind}
        onChange={({ value }) => onKind({ kind: kindOf(value) })}
      />
      <Loaded of={people} waiting={<Skeleton lines={5} />} onRetry={onRetry}>
        {(suggested) =>
          suggested.length === 0 ? (
            <Note>{formatMessage(texts.nobody)}</Note>
          ) : (
            <CheckboxGroup
              {...form.field('chosen')}
              label={formatMessage(texts.people)}
              items={suggested.map((one) => ({
                id: idOf(one),
                label: one.patientName,
                description: [
                  ...(one.appointment ? [one.appointment.visitTypeName, formats.dateTime(one.appointment.startsAt, one.appointment.timeZone)] : []),
                  ...(one.refusal ? [formatMessage(callRefusalNames[one.refusal])] : []),
                ].join(' · '),
                // The queue waits until it is a good time to call.
                isDisabled: one.refusal !== null && !holdingRefusals.includes(one.refusal),
              }))}
            />
          )
        }
      </Loaded>
    </FormDrawer>
  );
}
