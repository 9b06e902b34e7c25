import { importKinds, largestImport, type ImportKind } from '@intake/api/rules';
import { Banner } from '@intake/ui/Banner';
import { FileDrop } from '@intake/ui/FileDrop';
import { PageSection } from '@intake/ui/Page';
import { Progress } from '@intake/ui/Progress';
import { RadioGroup } from '@intake/ui/RadioGroup';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { importsMessages as texts, kindNames, problemText } from './Imports.messages.ts';
import type { ImportsActions, ImportsModel } from './Imports.model.ts';

const accepted = ['.csv', '.txt', '.tsv', 'text/csv', 'text/plain', 'text/tab-separated-values'];

export interface ImportChooserProps extends Pick<ImportsActions, 'onKind' | 'onChoose'> {
  model: Pick<ImportsModel, 'kind' | 'sending' | 'refused'>;
}

/** Says what a list holds, and takes its file. */
export function ImportChooser({ model: { kind, sending, refused }, onKind, onChoose }: ImportChooserProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [isOther, setOther] = useState(false);
  const problem = isOther ? 'not-text' : refused;
  return (
    <PageSection title={formatMessage(texts.newTitle)} description={formatMessage(texts.newText)}>
      <RadioGroup
        label={formatMessage(texts.kind)}
        orientation="horizontal"
        items={importKinds.map((id) => ({ id, label: formatMessage(kindNames[id]) }))}
        value={kind}
        onChange={({ value }) => onKind({ kind: value as ImportKind })}
      />
      {problem && <Banner tone="danger">{formatMessage(problemText(problem))}</Banner>}
      {sending ? (
        <Progress label={formatMessage(texts.sending, { name: sending.name })} value={Math.round(sending.progress * 100)} />
      ) : (
        <FileDrop
          label={formatMessage(texts.file)}
          hint={formatMessage(texts.fileHint, { size: formatNumber(largestImport / 1024 / 1024, { style: 'unit', unit: 'megabyte' }) })}
          acceptedFileTypes={accepted}
          allowsMultiple={false}
          onChoose={({ files: [file] }) => {
            setOther(!file);
            if (file) onChoose({ file });
          }}
        />
      )}
    </PageSection>
  );
}
