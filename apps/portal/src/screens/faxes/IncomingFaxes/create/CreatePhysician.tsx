import { useState } from 'react';
import { useIntl } from 'react-intl';
import { EvidenceField } from '@intake/ui/EvidenceField';
import { TextField } from '@intake/ui/TextField';
import type { Extraction, FaxDetail } from '@intake/api/contract';
import type { Problem } from '../../../../data/problem.ts';
import { Pair } from '../form/Form.styles.ts';
import { physicianErrors, physicianFields, physicianForm } from '../model/newParty.ts';
import type { PhysicianForm } from '../model/newParty.ts';
import type { FaxActions } from '../model/screenModel.ts';
import type { Party } from '../model/party.ts';
import { CreatePanel } from './CreatePanel.tsx';
import { createPartyMessages as texts } from './createParty.messages.ts';
import { useEvidence } from '../form/useEvidence.ts';

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

/** A physician who is not in the directory yet, beside the letter they sent. */
export function CreatePhysician({ fax, activeField, onShow, onCreate, onChoose, onClose }: CreatePhysicianProps) {
  const intl = useIntl();
  const [form, setForm] = useState(() => physicianForm(fax));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const evidence = useEvidence(fax, activeField, onShow);
  const errors = isTried ? physicianErrors(form) : {};
  const text = (field: keyof PhysicianForm) => ({
    label: intl.formatMessage(texts[labels[field]]),
    value: form[field],
    error: errors[field] && intl.formatMessage(errors[field] === 'phone' ? texts.phoneInvalid : texts.nameRequired),
    onChange: ({ value }: { value: string }) => setForm({ ...form, [field]: value }),
  });

  const create = async () => {
    setTried(true);
    if (Object.keys(physicianErrors(form)).length > 0) return;
    setPending(true);
    const created = await onCreate({ fields: physicianFields(form) });
    setPending(false);
    if ('party' in created) onChoose(created);
    else setProblem(created.problem);
  };

  return (
    <CreatePanel
      title={intl.formatMessage(texts.physicianTitle)}
      problem={problem}
      isPending={isPending}
      onSave={() => void create()}
      onClose={onClose}
    >
      <EvidenceField isCompact {...evidence('referrer.name')}>
        <Pair>
          <TextField {...text('familyName')} autoFocus isRequired />
          <TextField {...text('givenName')} />
        </Pair>
      </EvidenceField>
      <EvidenceField isCompact {...evidence('referrer.clinic')}>
        <TextField {...text('clinicName')} />
      </EvidenceField>
      <Pair>
        <EvidenceField isCompact {...evidence('referrer.fax')}>
          <TextField {...text('fax')} isNumeric type="tel" />
        </EvidenceField>
        <EvidenceField isCompact {...evidence('referrer.phone')}>
          <TextField {...text('phone')} isNumeric type="tel" />
        </EvidenceField>
      </Pair>
      <Pair>
        <EvidenceField isCompact {...evidence('referrer.billingNumber')}>
          <TextField {...text('billingNumber')} isNumeric maxLength={20} />
        </EvidenceField>
        <TextField {...text('licenceNumber')} isNumeric maxLength={20} />
      </Pair>
      <TextField {...text('specialty')} />
    </CreatePanel>
  );
}
