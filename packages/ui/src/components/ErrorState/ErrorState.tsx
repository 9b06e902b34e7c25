import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiLabels } from '../../theme/labels.ts';
import { Button } from '../Button/Button.tsx';
import { Actions, Emblem, Reference, Root, Title, Words } from '../EmptyState/EmptyState.styles.ts';

export interface ErrorStateProps {
  /** What could not be done, in a few words. */
  title: string;
  /** What went wrong and what is still safe. */
  children?: ReactNode;
  /** An id that support can look up. */
  reference?: string;
  /** The retry is under way: the button waits and keeps its focus. */
  isRetrying?: boolean;
  /** Left out when trying again cannot help. */
  onRetry?: () => void;
}

/** Stands where content should be that could not be loaded. Interrupts a screen reader. */
export function ErrorState({ title, children, reference, isRetrying, onRetry }: ErrorStateProps) {
  const labels = useUiLabels();
  return (
    <Root role="alert">
      <Emblem data-tone="danger">
        <CircleAlert aria-hidden />
      </Emblem>
      <Words>
        <Title>{title}</Title>
        {children}
        {reference && <Reference>{reference}</Reference>}
      </Words>
      {onRetry && (
        <Actions>
          <Button isPending={isRetrying} onPress={onRetry}>
            {labels.retry}
          </Button>
        </Actions>
      )}
    </Root>
  );
}
