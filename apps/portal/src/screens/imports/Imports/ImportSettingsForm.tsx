import type { ImportPreview, ImportSettings } from '@intake/api/contract';
import { importDelimiters, importEncodings, importFields, provinces, type ImportField, type ImportKind } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { Button } from '@intake/ui/Button';
import { Checkbox } from '@intake/ui/Checkbox';
import { PageSection } from '@intake/ui/Page';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { RemoveDialog } from '@intake/ui/RemoveDialog';
import { Select } from '@intake/ui/Select';
import { Table } from '@intake/ui/Table';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Choices, Foot, Quiet } from './Imports.styles.ts';
import { dateOrderNames, delimiterNames, encodingNames, failureText, problemText, settingsMessages as texts } from './Imports.messages.ts';
import { withColumn, type ImportsActions } from './Imports.model.ts';
import { ImportRows } from './ImportRows.tsx';
import { fieldNames } from './rows.messages.ts';

export interface ImportSettingsFormProps extends Pick<ImportsActions, 'onSay' | 'onDiscard'> {
  kind: ImportKind;
  preview: ImportPreview;
  onCheck: (check: { settings: ImportSettings }) => Promise<void>;
}

const none = 'none';

/** How a file is read and what its columns are, with the first rows as they would become. What cannot be known is asked. */
export function ImportSettingsForm({ kind, preview, onSay, onCheck, onDiscard }: ImportSettingsFormProps) {
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isDiscarding, setDiscarding] = useState(false);
  const { settings, columns, asksDateOrder, isEncodingSure, failure, failureLine } = preview;
  const lacksOrder = asksDateOrder && settings.dateOrder === null;
  const fields: readonly ImportField[] = importFields[kind];
  const choices = [{ id: none, label: formatMessage(texts.leftOut) }, ...fields.map((id) => ({ id, label: formatMessage(fieldNames[id]) }))];
  const check = async () => {
    setAsked(true);
    if (lacksOrder || failure || isPending) return;
    setPending(true);
    await onCheck({ settings });
    setPending(false);
  };
  const nameOf = (at: number) => columns[at]?.name || formatMessage(texts.column, { number: at + 1 });
  return (
    <>
      <PageSection title={formatMessage(texts.reading)} description={formatMessage(texts.readingText)}>
        {!isEncodingSure && <Banner tone="warning">{formatMessage(texts.encodingUnsure)}</Banner>}
        <Choices>
          <Select
            label={formatMessage(texts.encoding)}
            items={importEncodings.map((id) => ({ id, label: formatMessage(encodingNames[id]) }))}
            value={settings.encoding}
            onChange={({ value }) => onSay({ encoding: value as ImportSettings['encoding'] })}
          />
          <Select
            label={formatMessage(texts.delimiter)}
            items={importDelimiters.map((id) => ({ id, label: formatMessage(delimiterNames[id]) }))}
            value={settings.delimiter}
            onChange={({ value }) => onSay({ delimiter: value as ImportSettings['delimiter'], columns: undefined })}
          />
          <Select
            label={formatMessage(texts.province)}
            description={formatMessage(texts.provinceHint)}
            items={[{ id: none, label: formatMessage(texts.noProvince) }, ...provinces.map((id) => ({ id, label: id }))]}
            value={settings.province ?? none}
            onChange={({ value }) => onSay({ province: value === none ? null : (value as ImportSettings['province']) })}
          />
        </Choices>
        <Checkbox label={formatMessage(texts.hasHeader)} isSelected={settings.hasHeader} onChange={({ isSelected }) => onSay({ hasHeader: isSelected, columns: undefined })} />
        {asksDateOrder && (
          <RadioGroup
            label={formatMessage(texts.dateOrder)}
            description={formatMessage(texts.dateOrderHint)}
            error={isAsked && lacksOrder ? formatMessage(texts.dateOrderNeeded) : undefined}
            orientation="horizontal"
            isRequired
            items={(['dmy', 'mdy', 'ymd'] as const).map((id) => ({ id, label: formatMessage(dateOrderNames[id]) }))}
            value={settings.dateOrder}
            onChange={({ value }) => onSay({ dateOrder: value as ImportSettings['dateOrder'] })}
          />
        )}
        <RadioGroup
          label={formatMessage(texts.known)}
          orientation="horizontal"
          items={[
            { id: 'update', label: formatMessage(texts.knownUpdate) },
            { id: 'skip', label: formatMessage(texts.knownSkip) },
          ]}
          value={settings.known}
          onChange={({ value }) => onSay({ known: value as ImportSettings['known'] })}
        />
        <RadioGroup
          label={formatMessage(texts.likely)}
          orientation="horizontal"
          items={[
            { id: 'create', label: formatMessage(kind === 'patient' ? texts.likelyCreate : texts.likelyCreatePhysician) },
            { id: 'skip', label: formatMessage(texts.likelySkip) },
          ]}
          value={settings.likely}
          onChange={({ value }) => onSay({ likely: value as ImportSettings['likely'] })}
        />
      </PageSection>

      <PageSection title={formatMessage(texts.columns)} description={formatMessage(texts.columnsText)}>
        <Table
          label={formatMessage(texts.columns)}
          isLabelHidden
          isFramed
          isStacking
          rows={columns.map((column, at) => ({ ...column, at }))}
          rowId={({ at }) => String(at)}
          columns={[
            { id: 'name', title: formatMessage(texts.inFile), isRowHeader: true, width: '30%', cell: ({ at }) => <bdi>{nameOf(at)}</bdi> },
            { id: 'samples', title: formatMessage(texts.samples), cell: ({ samples }) => <Quiet>{samples.map((sample, place) => <bdi key={place}>{sample}</bdi>)}</Quiet> },
            {
              id: 'field',
              title: formatMessage(texts.becomes),
              width: '16rem',
              cell: ({ at }) => (
                <Select
                  label={formatMessage(texts.becomesNamed, { name: nameOf(at) })}
                  isLabelHidden
                  items={choices}
                  value={settings.columns[at] ?? none}
                  onChange={({ value }) => onSay({ columns: withColumn(settings.columns, at, value === none ? null : (value as ImportField)) })}
                />
              ),
            },
          ]}
        />
      </PageSection>

      <PageSection title={formatMessage(texts.preview)} description={formatMessage(texts.previewText)}>
        {failure ? <Banner tone="danger">{failureText(formatMessage, failure, failureLine)}</Banner> : <ImportRows kind={kind} rows={preview.rows} settings={settings} label={formatMessage(texts.preview)} />}
      </PageSection>
      <Foot>
        <Button variant="primary" isPending={isPending} isDisabled={failure !== null} onPress={() => void check()}>
          {formatMessage(texts.check)}
        </Button>
        <Button onPress={() => setDiscarding(true)}>{formatMessage(texts.discard)}</Button>
      </Foot>
      {isDiscarding && (
        <RemoveDialog
          title={formatMessage(texts.discardTitle)}
          confirmLabel={formatMessage(texts.discard)}
          onConfirm={async () => {
            const problem = await onDiscard();
            return problem && formatMessage(problemText(problem.code));
          }}
          onClose={() => setDiscarding(false)}
        >
          {formatMessage(texts.discardText)}
        </RemoveDialog>
      )}
    </>
  );
}
