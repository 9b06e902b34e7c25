import type { PdfTemplate } from '@intake/api/contract';
import { Badge, BadgeRow } from '@intake/ui/Badge';
import { useIntl } from 'react-intl';
import { formTemplateMessages as texts, templateStates } from './FormTemplates.messages.ts';

const tones = { proposed: 'suggestion', draft: 'neutral', on: 'success', off: 'neutral', dismissed: 'neutral' } as const;

/** Whether it reads faxes, and what waits to be looked at. */
export function TemplateState({ template: { status, isLearned, latest } }: { template: PdfTemplate }) {
  const { formatMessage } = useIntl();
  return (
    <BadgeRow>
      <Badge hasDot tone={tones[status]}>
        {formatMessage(templateStates[status])}
      </Badge>
      {isLearned && status !== 'proposed' && <Badge tone="suggestion">{formatMessage(texts.version, { number: latest })}</Badge>}
    </BadgeRow>
  );
}
