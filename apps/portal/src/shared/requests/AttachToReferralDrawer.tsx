import type { RequestSummary } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { ComboBox } from '@intake/ui/ComboBox';
import { Loaded } from '@intake/ui/Loaded';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { Skeleton } from '@intake/ui/Skeleton';
import { useIntl } from 'react-intl';
import { choice } from '../../data/forms/controls.ts';
import { FormDrawer } from '../../data/forms/FormDrawer.tsx';
import { useForm } from '../../data/forms/useForm.ts';
import type { Loadable } from '../../data/loadable.ts';
import type { Outcome } from '../../data/problem.ts';
import type { PatientSearch } from '../patient/patientSearch.ts';
import { attachMessages as texts } from './attach.messages.ts';
import { problemText } from './problemText.ts';

export interface AttachToReferralDrawerProps {
  patientId: string | null;
  /** Whom the fax may name, and who was found by what was typed. */
  patients: PatientSearch;
  /** The open referrals of the chosen patient; null while nobody is chosen. */
  referrals: Loadable<readonly RequestSummary[]> | null;
  onPatient: (chosen: { patientId: string | null }) => void;
  onSearch: (search: { text: string }) => void;
  onRetry: () => void;
  onAttach: (attach: { request: RequestSummary }) => Outcome;
  onClose: () => void;
}

/** Chooses the open referral that a fax belongs to. */
export function AttachToReferralDrawer({ patientId, patients, referrals, onPatient, onSearch, onRetry, onAttach, onClose }: AttachToReferralDrawerProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const rows = referrals?.state === 'ready' ? referrals.value : [];
  const form = useForm({
    initial: { patientId, requestId: null as string | null },
    // One that is alone needs no choice.
    check: ({ requestId }) => ({ requestId: !rows.some(({ id }) => id === requestId) && rows.length !== 1 && texts.referralEmpty }),
    save: ({ requestId }) => {
      const request = rows.find(({ id }) => id === requestId) ?? rows[0];
      return request ? onAttach({ request }) : undefined;
    },
    onSaved: onClose,
    problemText,
  });
  return (
    <FormDrawer title={formatMessage(texts.toReferral)} form={form} saveLabel={formatMessage(texts.attach)} onClose={onClose}>
      <ComboBox
        {...form.field('patientId')}
        label={formatMessage(texts.patient)}
        description={formatMessage(texts.patientText)}
        {...patients}
        isRemote
        autoFocus={patientId === null}
        onInputChange={({ value }) => onSearch({ text: value })}
        onChange={({ value }) => {
          form.set({ patientId: value, requestId: null });
          onPatient({ patientId: value });
        }}
      />
      {referrals && (
        <Loaded of={referrals} waiting={<Skeleton lines={3} />} onRetry={onRetry}>
          {(found) =>
            found.length === 0 ? (
              <p>{formatMessage(texts.none)}</p>
            ) : (
              <RadioGroup
                {...choice(form, 'requestId')}
                defaultValue={found.length === 1 ? (found[0]?.id ?? null) : null}
                label={formatMessage(texts.referral)}
                items={found.map(({ id, reference, modalityName, reason, receivedAt, physicianName }) => ({
                  id,
                  label: [modalityName, reference].filter(Boolean).join(' · '),
                  description: [reason, physicianName, formatMessage(texts.received, { date: formats.date(receivedAt) })].filter(Boolean).join(' · '),
                }))}
              />
            )
          }
        </Loaded>
      )}
    </FormDrawer>
  );
}
