import { X } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Button } from '@intake/ui/Button';
import { FileProgressList } from '@intake/ui/FileDrop';
import { IconButton } from '@intake/ui/IconButton';
import { problemText } from '../problems.messages.ts';
import type { Upload } from '../model/screenModel.ts';
import { isRefused } from './acceptedFiles.ts';
import { uploadMessages as texts } from './uploads.messages.ts';
import { Head, List, Root } from './UploadTray.styles.ts';

export interface UploadTrayProps {
  uploads: readonly Upload[];
  onOpen: (open: { faxId: string }) => void;
  onRetry: (retry: { id: string }) => void;
  /** Keeps a file whose content is here already as a fax of its own. */
  onKeep: (keep: { id: string }) => void;
  onRemove: (removal: { id: string }) => void;
  onClose: () => void;
}

/** How far each file has come. It covers a corner and takes no focus: the work goes on beside it. */
export function UploadTray({ uploads, onOpen, onRetry, onKeep, onRemove, onClose }: UploadTrayProps) {
  const intl = useIntl();
  const done = uploads.filter(({ state }) => state === 'done').length;
  const shown = { waiting: 'waiting', sending: 'sending', storing: 'sending', done: 'done', duplicate: 'questioned', failed: 'failed' } as const;

  const actionsOf = ({ id, state, faxId, problem }: Upload) => {
    if (state === 'done' && faxId) {
      return (
        <Button size="sm" variant="quiet" onPress={() => onOpen({ faxId })}>
          {intl.formatMessage(texts.open)}
        </Button>
      );
    }
    if (state === 'duplicate' && faxId) {
      return (
        <>
          <Button size="sm" onPress={() => onOpen({ faxId })}>
            {intl.formatMessage(texts.openExisting)}
          </Button>
          <Button size="sm" onPress={() => onKeep({ id })}>
            {intl.formatMessage(texts.keepAnyway)}
          </Button>
        </>
      );
    }
    return state === 'failed' && !isRefused(problem) ? (
      <Button size="sm" onPress={() => onRetry({ id })}>
        {intl.formatMessage(texts.retry)}
      </Button>
    ) : undefined;
  };

  return (
    <Root aria-label={intl.formatMessage(texts.title)}>
      <Head>
        <h2>{intl.formatMessage(texts.summary, { done, total: uploads.length })}</h2>
        <IconButton size="sm" label={intl.formatMessage(texts.dismiss)} icon={<X aria-hidden />} onPress={onClose} />
      </Head>
      <List>
        <FileProgressList
          label={intl.formatMessage(texts.title)}
          files={uploads.map((upload) => ({
            id: upload.id,
            name: upload.name,
            state: shown[upload.state],
            percent: Math.round(upload.progress * 100),
            detail: upload.state === 'done' || upload.state === 'waiting' || upload.state === 'storing' ? intl.formatMessage(texts[upload.state]) : undefined,
            error:
              upload.state === 'duplicate'
                ? intl.formatMessage(texts.duplicate)
                : upload.problem
                  ? intl.formatMessage(problemText(upload.problem))
                  : undefined,
            actions: actionsOf(upload),
          }))}
          onRemove={onRemove}
        />
      </List>
    </Root>
  );
}
