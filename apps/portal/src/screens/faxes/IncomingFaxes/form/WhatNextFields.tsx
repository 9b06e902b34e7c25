import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { EvidenceField } from '@intake/ui/EvidenceField';
import { Select } from '@intake/ui/Select';
import { TextArea } from '@intake/ui/TextArea';
import { certaintyOf, nextSteps } from '@intake/api/rules';
import type { NextStep } from '@intake/api/rules';
import { nextStepNames } from '../../../../shared/vocabulary.messages.ts';
import { readModality } from '../model/draft.ts';
import { extractionOf } from '../model/evidence.ts';
import type { FilingFieldProps } from './filingFormProps.ts';
import { formMessages as texts } from './form.messages.ts';
import { Pair } from './Form.styles.ts';
import { useEvidence } from './useEvidence.ts';
import { useFieldCommand } from './useFieldCommand.ts';

type Props = Pick<FilingFieldProps, 'fax' | 'draft' | 'modalities' | 'activeField' | 'isDisabled' | 'onEdit' | 'onShow' | 'onSettled'>;

const none = 'none';

/** Which service is asked for and why, what happens next, and a note for colleagues. */
export function WhatNextFields({ fax, draft, modalities, activeField, isDisabled, onEdit, onShow, onSettled }: Props) {
  const intl = useIntl();
  const step = useFieldCommand('nextStep', isDisabled);
  const note = useFieldCommand('note', isDisabled);
  const evidence = useEvidence(fax, activeField, onShow);
  const service = extractionOf(fax, 'service');
  const reason = extractionOf(fax, 'reason');
  const offered = readModality(fax, modalities);
  const suggestedModality = draft.modalityId === null ? offered : null;
  const isElsewhere = draft.modalityId === null && !offered && service?.value;
  return (
    <>
      <Pair>
        <EvidenceField isCompact {...evidence('service')}>
          <Select
            label={intl.formatMessage(texts.modality)}
            description={isElsewhere ? intl.formatMessage(texts.modalityNotOffered, { service: service.value }) : undefined}
            isDisabled={isDisabled}
            value={draft.modalityId ?? none}
            items={[
              { id: none, label: intl.formatMessage(texts.noModality) },
              ...modalities.map(({ id, name, code }) => ({ id, label: name, description: code })),
            ]}
            onChange={({ value }) => {
              onEdit({ field: 'modalityId', value: value === none ? null : value });
              onSettled();
            }}
          />
        </EvidenceField>
        <div ref={step}>
          <Select
            label={intl.formatMessage(texts.nextStep)}
            isDisabled={isDisabled}
            value={draft.nextStep}
            items={nextSteps.map((id) => ({ id, label: intl.formatMessage(nextStepNames[id]) }))}
            onChange={({ value }) => {
              onEdit({ field: 'nextStep', value: value as NextStep });
              onSettled();
            }}
          />
        </div>
      </Pair>
      {suggestedModality && !isDisabled && (
        <Suggestion text={suggestedModality.name} onUse={() => onEdit({ field: 'modalityId', value: suggestedModality.id })} />
      )}
      <EvidenceField isCompact {...evidence('reason')}>
        <TextArea
          name="reason"
          label={intl.formatMessage(texts.reason)}
          rows={2}
          maxLength={2000}
          isDisabled={isDisabled}
          value={draft.reason}
          onChange={({ value }) => onEdit({ field: 'reason', value })}
        />
      </EvidenceField>
      {certaintyOf(reason) === 'suggested' && reason?.value && draft.reason === '' && !isDisabled && (
        <Suggestion text={reason.value} onUse={() => onEdit({ field: 'reason', value: reason.value ?? '' })} />
      )}
      <div ref={note}>
        <TextArea
          label={intl.formatMessage(texts.note)}
          rows={1}
          maxLength={2000}
          isDisabled={isDisabled}
          value={draft.note}
          onChange={({ value }) => onEdit({ field: 'note', value })}
        />
      </div>
    </>
  );
}

/** What was read without certainty: written only when somebody says so. */
function Suggestion({ text, onUse }: { text: string; onUse: () => void }) {
  const intl = useIntl();
  return (
    <div>
      <Button size="sm" onPress={onUse}>
        {intl.formatMessage(texts.useSuggestion, { value: text })}
      </Button>
    </div>
  );
}
