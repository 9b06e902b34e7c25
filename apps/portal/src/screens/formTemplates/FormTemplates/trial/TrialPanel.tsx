import type { PdfTemplate, PdfTemplateTrial } from '@intake/api/contract';
import { phoneText } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { PaneSection } from '@intake/ui/Pane';
import { Table } from '@intake/ui/Table';
import { FlaskConical } from 'lucide-react';
import { useIntl } from 'react-intl';
import { formTemplateMessages as texts, objectionTexts, verdictNames, zoneNames } from '../FormTemplates.messages.ts';
import { differencesIn, objectionsTo, trialRows, type Sums } from '../FormTemplates.model.ts';
import { Objections, Quiet, Stack } from '../FormTemplates.styles.ts';

export interface TrialPanelProps {
  template: PdfTemplate;
  /** What the last run of this visit found; the sums of an earlier one stand in the template. */
  trial: PdfTemplateTrial | null;
  isTrying: boolean;
  /** Something is not saved: the trial would run something else. */
  isDirty: boolean;
  onTry: () => void;
}

/** What the template does with faxes that were filed, field by field. */
export function TrialPanel({ template, trial, isTrying, isDirty, onTry }: TrialPanelProps) {
  const { formatMessage } = useIntl();
  const sums = isDirty ? null : template.trial;
  return (
    <Stack>
      <Quiet>{formatMessage(isDirty ? texts.saveFirst : texts.trialText)}</Quiet>
      <Button icon={<FlaskConical aria-hidden />} variant={sums ? 'secondary' : 'primary'} isPending={isTrying} isDisabled={isDirty} onPress={onTry}>
        {formatMessage(sums ? texts.tryAgain : texts.tryIt)}
      </Button>
      {sums && (
        <>
          <TrialObjections template={template} />
          <Sum sums={sums} />
        </>
      )}
      {trial && sums && <Differences trial={trial} />}
    </Stack>
  );
}

/** Why it may not be switched on yet. */
export function TrialObjections({ template }: Pick<TrialPanelProps, 'template'>) {
  const { formatMessage } = useIntl();
  const objections = objectionsTo(template);
  if (objections.length === 0) return null;
  return (
    <Banner tone="warning" title={formatMessage(texts.switchOn)}>
      <Objections>
        {objections.map(({ code, field }) => (
          <li key={`${code} ${field}`}>{formatMessage(objectionTexts[code], { field: field ? formatMessage(zoneNames[field]) : '' })}</li>
        ))}
      </Objections>
    </Banner>
  );
}

function Sum({ sums }: { sums: Sums }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return (
    <Stack>
      <p>{formatMessage(texts.fitted, { fitted: sums.fitted, samples: sums.samples })}</p>
      <Table
        label={formatMessage(texts.trialTab)}
        isLabelHidden
        isFramed
        isDense
        rows={trialRows(sums)}
        rowId={({ field }) => field}
        columns={[
          { id: 'field', title: formatMessage(texts.field), isRowHeader: true, cell: ({ field }) => formatMessage(zoneNames[field]) },
          ...(['right', 'wrong', 'abstained', 'blank', 'unknown'] as const).map((verdict) => ({
            id: verdict, title: formatMessage(verdictNames[verdict]), isNumeric: true, cell: (row: Record<typeof verdict, number>) => formats.number(row[verdict]),
          })),
        ]}
      />
    </Stack>
  );
}

function Differences({ trial }: { trial: PdfTemplateTrial }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const rows = differencesIn(trial);
  const value = (text: string | null) => (text === null ? <Quiet as="span">{formatMessage(texts.nothing)}</Quiet> : <bdi>{phoneText(text)}</bdi>);
  return (
    <PaneSection title={formatMessage(texts.differences)}>
      {rows.length === 0 ? (
        <Quiet>{formatMessage(texts.noDifference)}</Quiet>
      ) : (
        <Table
          label={formatMessage(texts.differences)}
          isLabelHidden
          isFramed
          isDense
          isStacking
          rows={rows}
          rowId={({ faxId, field }) => `${faxId} ${field}`}
          columns={[
            { id: 'field', title: formatMessage(texts.field), isRowHeader: true, cell: ({ field }) => formatMessage(zoneNames[field]) },
            { id: 'read', title: formatMessage(texts.read), cell: ({ read }) => value(read) },
            { id: 'filed', title: formatMessage(texts.filed), cell: ({ filed }) => value(filed) },
            { id: 'fax', title: formatMessage(texts.fax), cell: ({ receivedAt }) => formatMessage(texts.differenceFax, { day: formats.date(receivedAt) }) },
          ]}
        />
      )}
    </PaneSection>
  );
}
