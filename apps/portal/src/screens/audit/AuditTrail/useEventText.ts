import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { AuditEvent } from '@intake/api/contract';
import { actionNames } from './AuditTrail.messages.ts';
import { eventKeys } from './AuditTrail.model.ts';
import { eventTexts } from './auditEvents.messages.ts';
import { entityNames } from './auditRecords.messages.ts';

/** The kind of a record in words; a kind that is not known yet by its own name. */
export function entityText({ entity }: Pick<AuditEvent, 'entity'>, { formatMessage }: IntlShape): string {
  const name = entityNames[entity];
  return name ? formatMessage(name) : entity;
}

/** What happened, in words; an event that is not known yet as its action and the kind of the record. */
export function eventText(event: AuditEvent, intl: IntlShape): string {
  const known = eventKeys(event).find((key) => eventTexts[key]);
  const text = known && eventTexts[known];
  return text ? intl.formatMessage(text) : `${intl.formatMessage(actionNames[event.action])}: ${entityText(event, intl)}`;
}

export function useEventText(event: AuditEvent) {
  const intl = useIntl();
  return { what: eventText(event, intl), entity: entityText(event, intl) };
}
