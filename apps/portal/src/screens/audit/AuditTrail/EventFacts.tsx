import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import type { AuditEvent } from '@intake/api/contract';
import { DescriptionList } from '@intake/ui/DescriptionList';
import { PaneSection } from '@intake/ui/Pane';
import { documentTypeNames, failureTexts, nextStepNames, sourceNames, stageNames } from '../../../shared/vocabulary.messages.ts';
import { auditMessages as texts } from './AuditTrail.messages.ts';
import { factsOf } from './AuditTrail.model.ts';
import { factNames } from './auditRecords.messages.ts';

/** Codes that the reader's language has words for. */
const words: Readonly<Record<string, Readonly<Record<string, MessageDescriptor>>>> = {
  source: sourceNames,
  stage: stageNames,
  code: failureTexts,
  documentType: documentTypeNames,
  nextStep: nextStepNames,
};

/** What else was written down: codes, states and counts, never what was searched for. */
export function EventFacts({ event }: { event: AuditEvent }) {
  const { formatMessage, formatNumber } = useIntl();
  const read = (key: string, value: unknown): string => {
    if (typeof value === 'number') return formatNumber(value);
    if (typeof value !== 'string') return JSON.stringify(value);
    const name = words[key]?.[value];
    return name ? formatMessage(name) : value;
  };
  const items = factsOf(event).map(([key, value]) => {
    const name = factNames[key];
    return { id: key, term: name ? formatMessage(name) : key, details: <bdi>{read(key, value)}</bdi> };
  });
  return (
    <PaneSection title={formatMessage(texts.facts)}>
      <DescriptionList items={items} />
    </PaneSection>
  );
}
