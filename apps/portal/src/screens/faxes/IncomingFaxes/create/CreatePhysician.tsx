import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { EvidenceField } from '@intake/ui/EvidenceField';
import { TextField } from '@intake/ui/TextField';
import type { Extraction, FaxDetail } from '@intake/api/contract';
import { useForm } from '../../../../data/forms/useForm.ts';
import { worded } from '../../../../data/forms/worded.ts';
import { Pair } from '../form/Form.styles.ts';
import { physicianErrors, physicianFields, physicianForm } from '../model/newParty.ts';
import type { PhysicianForm } from '../model/newParty.ts';
import type { FaxActions } from '../model/screenModel.ts';
import type { Party } from '../model/party.ts';
import { CreatePanel } from './CreatePanel.tsx';
import { createPartyMessages as texts } from './createParty.messages.ts';
import { useEvidence } from '../form/useEvidence.ts';
import { useLateReadings } from './useLateReadings.ts';

export interface CreatePhysicianProps {
  fax: FaxDetail;
  activeField: string | null;
  onShow: (shown: { field: Extraction['field'] }) => void;
  onCreate: FaxActions['onCreatePhysician'];
  onChoose: (choice: { party: Party }) => void;
  onClose: () => void;
}

const labels: Record<keyof PhysicianForm, keyof typeof texts> = {
  familyName: 'familyName',
  givenName: 'givenName',
  specialty: 'specialty',
  clinicName: 'clinic',
  billingNumber: 'billingNumber',
  licenceNumber: 'licenceNumber',
  fax: 'fax',
  phone: 'phone',
};

const parts = {
  name: ['familyName', 'givenName'],
  clinic: ['clinicName'],
  fax: ['fax'],
  phone: ['phone'],
  billingNumber: ['billingNumber'],
} as const satisfies Record<string, (keyof PhysicianForm)[]>;

/** A physician who is not in the directory yet, beside the letter they sent. */
export function CreatePhysician({ fax, activeField, onShow, onCreate, onChoose, onClose }: CreatePhysicianProps) {
  const intl = useIntl();
  const read = useMemo(() => physicianForm(fax), [fax]);
  const form = useForm({
    initial: read,
    check: (values) => worded(physicianErrors(values), { required: texts.nameRequired, phone: texts.phoneInvalid }),
    save: async (values) => {
      const created = await onCreate({ fields: physicianFields(values) });
      if ('problem' in created) return created.problem;
      onChoose(created);
      return null;
    },
  });
  const keyOf = useLateReadings(form, read, parts);
  const evidence = useEvidence(fax, activeField, onShow);
  const text = (field: keyof PhysicianForm) => ({ ...form.field(field), label: intl.formatMessage(texts[labels[field]]) });

  return (
    <CreatePanel title={intl.formatMessage(texts.physicianTitle)} form={form} onClose={onClose}>
      <EvidenceField key={keyOf('name')} isCompact {...evidence('referrer.name')}>
        <Pair>
          <TextField {...text('familyName')} autoFocus={Object.keys(form.refilled()).length === 0} isRequired />
          <TextField {...text('givenName')} />
        </Pair>
      </EvidenceField>
      <EvidenceField key={keyOf('clinic')} isCompact {...evidence('referrer.clinic')}>
        <TextField {...text('clinicName')} />
      </EvidenceField>
      <Pair>
        <EvidenceField key={keyOf('fax')} isCompact {...evidence('referrer.fax')}>
          <TextField {...text('fax')} isNumeric type="tel" />
        </EvidenceField>
        <EvidenceField key={keyOf('phone')} isCompact {...evidence('referrer.phone')}>
          <TextField {...text('phone')} isNumeric type="tel" />
        </EvidenceField>
      </Pair>
      <Pair>
        <EvidenceField key={keyOf('billingNumber')} isCompact {...evidence('referrer.billingNumber')}>
          <TextField {...text('billingNumber')} isNumeric maxLength={20} />
        </EvidenceField>
        <TextField {...text('licenceNumber')} isNumeric maxLength={20} />
      </Pair>
      <TextField {...text('specialty')} />
    </CreatePanel>
  );
}
