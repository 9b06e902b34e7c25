import { CircleAlert, CircleCheck, CircleQuestionMark, File as FileIcon, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiLabels } from '../../theme/labels.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { File, FileActions, FileError, FileName, Files, FileWords } from './FileDrop.styles.ts';

export interface FileProgress {
  id: string;
  name: string;
  /** Words at the end of the line: a size, a state. */
  detail?: string;
  /** `questioned` waits for somebody to decide. */
  state: 'waiting' | 'sending' | 'done' | 'questioned' | 'failed';
  /** 0 to 100 while sending. */
  percent?: number;
  /** Why it failed, or what is to be decided. */
  error?: string;
  /** What else can be done about it, such as opening what it became. */
  actions?: ReactNode;
}

export interface FileProgressListProps {
  label: string;
  files: readonly FileProgress[];
  onRemove?: (removal: { id: string }) => void;
  onRetry?: (retry: { id: string }) => void;
}

const icons = { waiting: FileIcon, sending: FileIcon, done: CircleCheck, questioned: CircleQuestionMark, failed: CircleAlert };

/** How far each file has come; a failed one says why and can be tried again. */
export function FileProgressList({ label, files, onRemove, onRetry }: FileProgressListProps) {
  const labels = useUiLabels();
  return (
    <Files aria-label={label}>
      {files.map(({ id, name, detail, state, percent = 0, error, actions }) => {
        const Icon = icons[state];
        const isStopped = state === 'failed' || state === 'questioned';
        return (
          <File key={id} data-state={state}>
            <Icon aria-hidden />
            <FileWords>
              <FileName>
                <bdi>{name}</bdi>
                {detail && <span>{detail}</span>}
              </FileName>
              {state === 'sending' && <Progress label={labels.fileProgress({ name, percent })} isLabelHidden value={percent} />}
              {isStopped && error && <FileError role="alert">{error}</FileError>}
              {isStopped && actions && <FileActions>{actions}</FileActions>}
            </FileWords>
            <FileActions>
              {!isStopped && actions}
              {state === 'failed' && onRetry && (
                <IconButton label={labels.retry} size="sm" icon={<RotateCw aria-hidden />} onPress={() => onRetry({ id })} />
              )}
              {onRemove && (
                <IconButton label={labels.remove({ name })} size="sm" icon={<X aria-hidden />} onPress={() => onRemove({ id })} />
              )}
            </FileActions>
          </File>
        );
      })}
    </Files>
  );
}
