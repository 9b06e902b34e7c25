import type { PdfTemplate } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Badge } from '@intake/ui/Badge';
import { Banner } from '@intake/ui/Banner';
import { Button, ButtonRow } from '@intake/ui/Button';
import { EmptyState } from '@intake/ui/EmptyState';
import { Link } from '@intake/ui/Link';
import { Loaded } from '@intake/ui/Loaded';
import { WorkspacePage } from '@intake/ui/MasterDetail';
import { PageSection } from '@intake/ui/Page';
import { Skeleton } from '@intake/ui/Skeleton';
import { Table } from '@intake/ui/Table';
import { Plus, ScanSearch } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { Loadable } from '../../../data/loadable.ts';
import { titles } from '../routes.messages.ts';
import { formTemplateMessages as texts, zoneNames } from './FormTemplates.messages.ts';
import { trialTotal } from './FormTemplates.model.ts';
import { Stack } from './FormTemplates.styles.ts';
import { TemplateState } from './TemplateState.tsx';

export interface TemplateListProps {
  templates: Loadable<readonly PdfTemplate[]>;
  hrefOf: (template: { id: string }) => string;
  onCreate: () => void;
  onRetry: () => void;
  onOpen: (opened: { id: string }) => void;
  onAnswer: (answer: { template: PdfTemplate; accept: boolean }) => void;
}

/** What was learnt and waits for an answer, and every template with what its trial said. */
export function TemplateList({ templates, hrefOf, onCreate, onRetry, onOpen, onAnswer }: TemplateListProps) {
  const { formatMessage } = useIntl();
  const create = (
    <Button variant="primary" icon={<Plus aria-hidden />} onPress={onCreate}>
      {formatMessage(texts.create)}
    </Button>
  );
  return (
    <WorkspacePage title={formatMessage(titles.formTemplates)} description={formatMessage(texts.description)} actions={create}>
      <Loaded of={templates} waiting={<Skeleton height="16rem" />} onRetry={onRetry}>
        {(all) => {
          const [proposed, others] = [all.filter(({ status }) => status === 'proposed'), all.filter(({ status }) => status !== 'proposed')];
          return (
            <Stack>
              {proposed.length > 0 && (
                <PageSection title={formatMessage(texts.proposals)}>
                  <Stack>
                    {proposed.map((template) => (
                      <Proposal key={template.id} template={template} onLook={() => onOpen(template)} onDismiss={() => onAnswer({ template, accept: false })} />
                    ))}
                  </Stack>
                </PageSection>
              )}
              {others.length > 0 && <Templates templates={others} hrefOf={hrefOf} />}
              {all.length === 0 && (
                <EmptyState icon={<ScanSearch aria-hidden />} title={formatMessage(texts.emptyTitle)}>
                  {formatMessage(texts.emptyText)}
                </EmptyState>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </WorkspacePage>
  );
}

function Proposal({ template, onLook, onDismiss }: { template: PdfTemplate; onLook: () => void; onDismiss: () => void }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Banner
      tone="suggestion"
      title={template.name}
      actions={
        <ButtonRow>
          <Button size="sm" onPress={onLook}>
            {formatMessage(texts.look)}
          </Button>
          <Button size="sm" variant="quiet" onPress={onDismiss}>
            {formatMessage(texts.dismiss)}
          </Button>
        </ButtonRow>
      }
    >
      {formatMessage(texts.proposal, { count: template.seenFaxes ?? 0, fields: formats.list(template.corrected.map((field) => formatMessage(zoneNames[field]))) })}
    </Banner>
  );
}

function Templates({ templates, hrefOf }: { templates: readonly PdfTemplate[]; hrefOf: TemplateListProps['hrefOf'] }) {
  const { formatMessage } = useIntl();
  const { list } = useFormats();
  return (
    <Table
      label={formatMessage(titles.formTemplates)}
      isLabelHidden
      isFramed
      isStacking
      rows={templates}
      rowId={({ id }) => id}
      columns={[
        {
          id: 'name', title: formatMessage(texts.name), isRowHeader: true,
          cell: (template) => (
            <Link href={hrefOf(template)}>
              <bdi>{template.name}</bdi>
            </Link>
          ),
        },
        { id: 'sender', title: formatMessage(texts.sender), cell: ({ clinicName, faxNumbers }) => <bdi>{list([...(clinicName ? [clinicName] : []), ...faxNumbers.map(phoneText)], 'plain')}</bdi> },
        { id: 'state', title: formatMessage(texts.state), cell: (template) => <TemplateState template={template} /> },
        { id: 'reads', title: formatMessage(texts.reads), cell: ({ fields }) => formatMessage(texts.fieldCount, { count: fields.length }) },
        { id: 'trial', title: formatMessage(texts.trial), cell: ({ trial }) => <TrialSum trial={trial} /> },
      ]}
    />
  );
}

function TrialSum({ trial }: Pick<PdfTemplate, 'trial'>) {
  const { formatMessage } = useIntl();
  if (!trial) return formatMessage(texts.notTried);
  const total = trialTotal(trial);
  return <Badge tone={total.wrong === 0 ? 'success' : 'warning'}>{formatMessage(texts.trialSum, total)}</Badge>;
}
