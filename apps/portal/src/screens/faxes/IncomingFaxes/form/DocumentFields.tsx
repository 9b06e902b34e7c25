import { useIntl } from 'react-intl';
import { EvidenceField } from '@intake/ui/EvidenceField';
import { Select } from '@intake/ui/Select';
import { documentTypes, priorities } from '@intake/api/rules';
import type { DocumentType, Priority } from '@intake/api/rules';
import { documentTypeNames, priorityNames } from '../../../../shared/vocabulary.messages.ts';
import type { FilingFieldProps } from './filingFormProps.ts';
import { formMessages as texts } from './form.messages.ts';
import { Pair } from './Form.styles.ts';
import { useEvidence } from './useEvidence.ts';
import { useFieldCommand } from './useFieldCommand.ts';

type Props = Pick<FilingFieldProps, 'fax' | 'draft' | 'activeField' | 'isDisabled' | 'onEdit' | 'onShow' | 'onSettled'>;

/** What it is and how soon it has to be looked at. */
export function DocumentFields({ fax, draft, activeField, isDisabled, onEdit, onShow, onSettled }: Props) {
  const intl = useIntl();
  const type = useFieldCommand('documentType', isDisabled);
  const priority = useFieldCommand('priority', isDisabled);
  const evidence = useEvidence(fax, activeField, onShow);
  return (
    <Pair>
      <div ref={type}>
        <EvidenceField isCompact {...evidence('documentType')}>
          <Select
            label={intl.formatMessage(texts.documentType)}
            placeholder={intl.formatMessage(texts.chooseType)}
            name="documentType"
            isDisabled={isDisabled}
            value={draft.documentType}
            items={documentTypes.map((id) => ({ id, label: intl.formatMessage(documentTypeNames[id]) }))}
            onChange={({ value }) => {
              onEdit({ field: 'documentType', value: value as DocumentType });
              onSettled();
            }}
          />
        </EvidenceField>
      </div>
      <div ref={priority}>
        <EvidenceField isCompact {...evidence('urgency')}>
          <Select
            label={intl.formatMessage(texts.priority)}
            isDisabled={isDisabled}
            value={draft.priority}
            items={priorities.map((id) => ({ id, label: intl.formatMessage(priorityNames[id]) }))}
            onChange={({ value }) => {
              onEdit({ field: 'priority', value: value as Priority });
              onSettled();
            }}
          />
        </EvidenceField>
      </div>
    </Pair>
  );
}
