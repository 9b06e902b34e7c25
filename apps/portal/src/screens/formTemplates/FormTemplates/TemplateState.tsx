import type { PdfTemplate } from '@intake/api/contract';
import { Badge } from '@intake/ui/Badge';
import { useIntl } from 'react-intl';
import { formTemplateMessages as texts, templateStates } from './FormTemplates.messages.ts';
import { Buttons } from './FormTemplates.styles.ts';

const tones = { proposed: 'suggestion', draft: 'neutral', on: 'success', off: 'neutral', dismissed: 'neutral' } as const;

/** Whether it reads faxes, and what waits to be looked at. */
export function TemplateState({ template: { status, isLearned, latest } }: { template: PdfTemplate }) {
  const { formatMessage } = useIntl();
  return (
    <Buttons>
      <Badge hasDot tone={tones[status]}>
        {formatMessage(templateStates[status])}
      </Badge>
      {isLearned && status !== 'proposed' && <Badge tone="suggestion">{formatMessage(texts.version, { number: latest })}</Badge>}
    </Buttons>
  );
}
