import { attachableTypes, attachmentRefusal, mostAttachments, type AttachmentRefusal } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { FileDrop } from '@intake/ui/FileDrop';
import { IconButton } from '@intake/ui/IconButton';
import { Popover } from '@intake/ui/Popover';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { newId } from '../../data/newId.ts';
import { attachmentTexts, attachTexts as texts } from './composer.messages.ts';
import type { DraftFile } from './composer.model.ts';
import { Problem, Stack } from './Composer.styles.ts';

export interface AttachFilesProps {
  /** Those that go already. */
  files: readonly DraftFile[];
  /** Of all together. */
  maxBytes: number;
  mostFiles?: number;
  isDisabled?: boolean;
  onFiles: (change: { files: readonly DraftFile[] }) => void;
}

const kilo = 1000;
const mega = 1_000_000;

/** Chooses what goes with a message. What does not is refused here, by the rule that the server asks too. */
export function AttachFiles({ files, maxBytes, mostFiles = mostAttachments, isDisabled, onFiles }: AttachFilesProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const [refusal, setRefusal] = useState<AttachmentRefusal | null>(null);
  const choose = async (chosen: readonly File[], refused: readonly string[]): Promise<boolean> => {
    const added = await Promise.all(chosen.map(async (file) => ({ id: newId(), name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })));
    const all = [...files, ...added];
    const why = refused.length > 0 ? 'unsupported-type' : attachmentRefusal(all.map(({ bytes }) => bytes), maxBytes, mostFiles);
    setRefusal(why);
    if (why === null) onFiles({ files: all });
    return why === null;
  };
  const size = maxBytes < mega ? formatMessage(texts.kilobytes, { size: maxBytes / kilo }) : formatMessage(texts.megabytes, { size: maxBytes / mega });
  return (
    <Popover
      label={formatMessage(texts.label)}
      placement="top"
      onOpenChange={() => setRefusal(null)}
      trigger={<IconButton size="sm" label={formatMessage(texts.label)} isDisabled={isDisabled} icon={<Paperclip aria-hidden />} />}
    >
      {({ close }) => (
        <Stack>
          <FileDrop
            label={formatMessage(texts.label)}
            hint={formatMessage(texts.help, { count: mostFiles, number: formats.number(mostFiles), size })}
            acceptedFileTypes={attachableTypes}
            allowsMultiple={mostFiles > 1}
            onChoose={({ files: chosen, refused }) => void choose(chosen, refused).then((isTaken) => isTaken && close())}
          />
          {refusal && <Problem role="alert">{formatMessage(attachmentTexts[refusal])}</Problem>}
        </Stack>
      )}
    </Popover>
  );
}
