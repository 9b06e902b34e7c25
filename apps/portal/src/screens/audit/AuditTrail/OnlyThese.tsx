import { Filter } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { AuditEvent } from '@intake/api/contract';
import { Button } from '@intake/ui/Button';
import { PaneSection } from '@intake/ui/Pane';
import { auditMessages as texts } from './AuditTrail.messages.ts';
import type { AuditFilters } from './AuditTrail.model.ts';
import { Steps } from './AuditTrail.styles.ts';

export interface OnlyTheseProps {
  event: AuditEvent;
  filters: AuditFilters;
  onFilter: (change: { filters: AuditFilters }) => void;
}

/** From one event to all of the same person, patient or record: who saw this patient is one press away. */
export function OnlyThese({ event, filters, onFilter }: OnlyTheseProps) {
  const { formatMessage } = useIntl();
  const { actorId, patientId, entityId } = event;
  // A patient's own record is the patient.
  const isPatient = entityId === patientId;
  const ways = [
    { key: 'patientId', id: patientId, text: texts.onlyPatient },
    { key: 'entityId', id: isPatient ? null : entityId, text: texts.onlyRecord },
    { key: 'actorId', id: actorId, text: texts.onlyActor },
  ] as const;
  const open = ways.filter(({ key, id }) => id !== null && filters[key] !== id);
  if (open.length === 0) return null;
  return (
    <PaneSection title={formatMessage(texts.onlyThese)}>
      <Steps>
        {open.map(({ key, id, text }) => (
          <Button key={key} size="sm" icon={<Filter aria-hidden />} onPress={() => onFilter({ filters: { ...filters, [key]: id } })}>
            {formatMessage(text)}
          </Button>
        ))}
      </Steps>
    </PaneSection>
  );
}
