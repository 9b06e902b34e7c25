import { useIntl } from 'react-intl';
import type { AuditEvent } from '@intake/api/contract';
import { Badge } from '@intake/ui/Badge';
import { Muted } from '@intake/ui/CrudTable';
import { DescriptionList } from '@intake/ui/DescriptionList';
import type { DescriptionItem } from '@intake/ui/DescriptionList';
import { Link } from '@intake/ui/Link';
import { Pane, PaneBody, PaneHeader, PaneSection } from '@intake/ui/Pane';
import { actionNames, auditMessages as texts, outcomeNames } from './AuditTrail.messages.ts';
import { factsOf, recordHref, sealGroups } from './AuditTrail.model.ts';
import type { AuditFilters, AuditModel } from './AuditTrail.model.ts';
import { Code, SealCode, Steps } from './AuditTrail.styles.ts';
import { outcomeTones } from './eventRow.tsx';
import { EventFacts } from './EventFacts.tsx';
import { OnlyThese } from './OnlyThese.tsx';
import { useEventText } from './useEventText.ts';

export interface EventDetailsProps {
  event: AuditEvent;
  filters: AuditFilters;
  may: AuditModel['may'];
  onFilter: (change: { filters: AuditFilters }) => void;
  onClose: () => void;
}

/** Everything that was written down about one event, and the ways on from it. */
export function EventDetails({ event, filters, may, onFilter, onClose }: EventDetailsProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const { what, entity } = useEventText(event);
  const { sequence, recordedAt, actorId, actorName, action, outcome, patientId, patientName, entityId, hash } = event;
  const href = recordHref(event);
  const mayOpen = { patient: may.readPatients, request: may.readRequests }[event.entity] ?? may.readFaxes;
  const items: (DescriptionItem | false)[] = [
    { id: 'number', term: formatMessage(texts.number), details: intl.formatNumber(sequence) },
    {
      id: 'time',
      term: formatMessage(texts.time),
      details: (
        <time dir="auto" dateTime={recordedAt}>
          {intl.formatDate(recordedAt, { dateStyle: 'long' })} {intl.formatTime(recordedAt, { timeStyle: 'long' })}
        </time>
      ),
    },
    {
      id: 'actor',
      term: formatMessage(texts.actor),
      details: (
        <>
          <bdi>{actorName}</bdi>
          {actorId === null && ` (${formatMessage(texts.automatic)})`}
        </>
      ),
    },
    { id: 'action', term: formatMessage(texts.action), details: formatMessage(actionNames[action]) },
    patientId !== null && {
      id: 'patient',
      term: formatMessage(texts.patient),
      details: (
        <Steps>
          <bdi>{patientName ?? patientId}</bdi>
          {may.readPatients && event.entity !== 'patient' && (
            <Link href={`/app/apps/clients?patient=${patientId}`}>{formatMessage(texts.openChart)}</Link>
          )}
        </Steps>
      ),
    },
    {
      id: 'record',
      term: formatMessage(texts.record),
      details: (
        <Steps>
          <span>{entity}</span>
          {href && mayOpen && <Link href={href}>{formatMessage(texts.openRecord)}</Link>}
        </Steps>
      ),
    },
    entityId !== null && { id: 'entityId', term: formatMessage(texts.identifier), details: <Code>{entityId}</Code> },
  ];
  return (
    <Pane label={formatMessage(texts.detail)}>
      <PaneHeader
        size="sm"
        title={what}
        status={<Badge tone={outcomeTones[outcome]}>{formatMessage(outcomeNames[outcome])}</Badge>}
        backLabel={formatMessage(texts.back)}
        onBack={onClose}
      />
      <PaneBody>
        <DescriptionList items={items.filter((item) => item !== false)} />
        <OnlyThese event={event} filters={filters} onFilter={onFilter} />
        {factsOf(event).length > 0 && <EventFacts event={event} />}
        <PaneSection title={formatMessage(texts.seal)}>
          <SealCode>
            {sealGroups(hash).map((group, at) => (
              <span key={at}>{group}</span>
            ))}
          </SealCode>
          <Muted>{formatMessage(texts.sealText)}</Muted>
        </PaneSection>
      </PaneBody>
    </Pane>
  );
}
