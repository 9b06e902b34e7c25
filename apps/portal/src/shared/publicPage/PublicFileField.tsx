import { fileFormats, largestPublicFile, mostPublicFiles } from '@intake/api/rules';
import { useFormats } from '@intake/i18n';
import { FileDrop, FileProgressList } from '@intake/ui/FileDrop';
import { useIntl } from 'react-intl';
import { fileProblems, publicFileMessages as texts } from './publicFile.messages.ts';
import { FilePart } from './publicFile.styles.ts';
import type { PublicFile } from './publicFile.ts';

export interface PublicFileFieldProps {
  /** What is chosen here. */
  label: string;
  files: readonly PublicFile[];
  onFiles: (choice: { files: File[]; refused: string[] }) => void;
  onRemoveFile: (file: { id: string }) => void;
  onRetryFile: (file: { id: string }) => void;
}

const million = 1024 * 1024;
const accepted = Object.values(fileFormats).flatMap(({ mediaType, extensions }) => [mediaType, ...extensions]);

/** Files that go along, sent as they are chosen. What is taken is said before anything is chosen. */
export function PublicFileField({ label, files, onFiles, onRemoveFile, onRetryFile }: PublicFileFieldProps) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const reason = (code: string) => formatMessage(fileProblems[code in fileProblems ? (code as keyof typeof fileProblems) : 'other']);
  const sizeOf = (size: number) => formatMessage(texts.size, { size: formats.number(Math.max(0.1, Math.round((size / million) * 10) / 10)) });
  return (
    <FilePart>
      <FileDrop
        label={label}
        hint={formatMessage(texts.help, { count: mostPublicFiles, size: largestPublicFile / million })}
        acceptedFileTypes={accepted}
        isDisabled={files.length >= mostPublicFiles}
        onChoose={onFiles}
      />
      {files.length > 0 && (
        <FileProgressList
          label={formatMessage(texts.chosen)}
          files={files.map(({ id, name, size, state, percent, problem }) => ({ id, name, state, percent, ...(size > 0 && { detail: sizeOf(size) }), ...(problem && { error: reason(problem.code) }) }))}
          onRemove={onRemoveFile}
          onRetry={onRetryFile}
        />
      )}
    </FilePart>
  );
}
