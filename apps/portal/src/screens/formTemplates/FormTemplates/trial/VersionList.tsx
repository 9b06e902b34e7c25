import type { PdfTemplateDetail } from '@intake/api/contract';
import { useFormats } from '@intake/i18n';
import { Badge, BadgeRow } from '@intake/ui/Badge';
import { Timeline } from '@intake/ui/Timeline';
import { useIntl } from 'react-intl';
import { formTemplateMessages as texts } from '../FormTemplates.messages.ts';
import { trialTotal } from '../FormTemplates.model.ts';

/** What the template was, newest first. */
export function VersionList({ template: { versions, status, published } }: { template: PdfTemplateDetail }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Timeline
      items={versions.map(({ number, source, createdBy, createdAt, fields, trial }) => ({
        id: String(number),
        title: (
          <BadgeRow>
            {formatMessage(texts.version, { number })}
            {status === 'on' && number === published && <Badge tone="success">{formatMessage(texts.versionOn)}</Badge>}
          </BadgeRow>
        ),
        detail: [
          source === 'learned' ? formatMessage(texts.learnt) : createdBy ? formatMessage(texts.drawnBy, { name: createdBy }) : formatMessage(texts.drawn),
          formatMessage(texts.fieldCount, { count: fields.length }),
          trial ? formatMessage(texts.trialSum, trialTotal(trial)) : formatMessage(texts.notTried),
        ].join(' · '),
        time: createdAt,
        timeLabel: formats.dateTime(createdAt),
      }))}
    />
  );
}
