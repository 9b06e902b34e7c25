import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Text } from 'react-aria-components/Text';
import { useUiLabels } from '../../theme/labels.ts';
import { Button } from '../Button/Button.tsx';
import { chooseDropped, splitAccepted } from './acceptedFiles.ts';
import type { FileChoice } from './acceptedFiles.ts';
import { Hint, Invitation, Zone } from './FileDrop.styles.ts';

export interface FileDropProps {
  /** The accessible name of the place where files go. */
  label: string;
  /** Says what is taken: kinds, sizes. */
  hint?: ReactNode;
  /** MIME types, families (`image/*`) or extensions (`.pdf`); everything when left out. */
  acceptedFileTypes?: readonly string[];
  /** Whether several can be chosen at once. */
  allowsMultiple?: boolean;
  isDisabled?: boolean;
  /** What was chosen and what was refused; also called when all were refused. */
  onChoose: (choice: FileChoice) => void;
}

/** A place to drop files, to paste them, or to choose them. */
export function FileDrop({ label, hint, acceptedFileTypes, allowsMultiple = true, isDisabled, onChoose }: FileDropProps) {
  const labels = useUiLabels();
  return (
    <Zone
      isDisabled={isDisabled}
      onDrop={({ items }) => void chooseDropped(items, acceptedFileTypes).then(onChoose)}
    >
      <Upload aria-hidden />
      <Invitation>
        <Text slot="label" aria-label={label}>
          {labels.dropFiles}
        </Text>
        <FileTrigger
          acceptedFileTypes={acceptedFileTypes}
          allowsMultiple={allowsMultiple}
          onSelect={(files) => files && onChoose(splitAccepted([...files], acceptedFileTypes))}
        >
          <Button size="sm" isDisabled={isDisabled}>
            {labels.chooseFiles}
          </Button>
        </FileTrigger>
      </Invitation>
      {hint && <Hint>{hint}</Hint>}
    </Zone>
  );
}
