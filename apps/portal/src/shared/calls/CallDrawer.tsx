import { overridableRefusals, queueKinds, type QueueKind } from '@intake/api/rules/voice';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { choice } from '../../data/forms/controls.ts';
import { FormDrawer } from '../../data/forms/FormDrawer.tsx';
import { useForm } from '../../data/forms/useForm.ts';
import type { Outcome } from '../../data/problem.ts';
import type { Price } from '../credits/price.ts';
import { PriceNote } from '../credits/PriceNote.tsx';
import { callProblem, callPurposeNames } from './calls.messages.ts';
import { callPatientMessages as texts } from './callPatient.messages.ts';

export interface CallDrawerProps {
  name: string;
  /** Those that a version of answers. */
  agents: readonly { id: string; name: string }[];
  /** It is about a visit, so that what it is for is known. */
  isAboutVisit: boolean;
  /** Of a begun minute. */
  price: Price | null;
  onCall: (call: { agentId: string | null; purpose: QueueKind; overrideReason: string | null }) => Outcome;
  onClose: () => void;
}

const isOverridable = (code: string) => (overridableRefusals as readonly string[]).includes(code);

/** An agent calls a patient now. Out of hours, and past a limit, only with a reason. */
export function CallDrawer({ name, agents, isAboutVisit, price, onCall, onClose }: CallDrawerProps) {
  const { formatMessage } = useIntl();
  const [isHeld, setHeld] = useState(false);
  const form = useForm({
    initial: { agentId: null as string | null, purpose: 'call-back' as QueueKind, reason: '' },
    check: ({ reason }) => ({ reason: isHeld && reason.trim().length < 3 && texts.reasonShort }),
    save: async ({ agentId, purpose, reason }) => {
      const problem = await onCall({ agentId, purpose: isAboutVisit ? 'reminder' : purpose, overrideReason: isHeld ? reason.trim() : null });
      setHeld(problem !== null && isOverridable(problem.code));
      return problem;
    },
    onSaved: onClose,
    problemText: callProblem,
  });
  return (
    <FormDrawer title={formatMessage(texts.title, { name })} form={form} saveLabel={formatMessage(isHeld ? texts.callAnyway : texts.callNow)} onClose={onClose}>
      <p>{formatMessage(texts.text)}</p>
      {!isAboutVisit && (
        <Select {...choice(form, 'purpose')} label={formatMessage(texts.purpose)} items={queueKinds.map((id) => ({ id, label: formatMessage(callPurposeNames[id]) }))} />
      )}
      <Select
        {...choice(form, 'agentId', 'any')}
        label={formatMessage(texts.agent)}
        items={[{ id: 'any', label: formatMessage(texts.anyAgent) }, ...agents.map(({ id, name: label }) => ({ id, label }))]}
      />
      <PriceNote price={price} units={1} text={texts.price} shortText={texts.priceShort} />
      {isHeld && <TextArea {...form.field('reason')} label={formatMessage(texts.reason)} description={formatMessage(texts.reasonText)} rows={2} maxLength={300} isRequired autoFocus />}
    </FormDrawer>
  );
}
