import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiLabels } from '../../theme/labels.ts';
import { Button } from '../Button/Button.tsx';
import { Actions, Emblem, Reference, Root, Title, Words } from '../EmptyState/EmptyState.styles.ts';

export interface ErrorStateProps {
  title: string;
  /** What went wrong and what is still safe. */
  children?: ReactNode;
  /** An id that support can look up. */
  reference?: string;
  isRetrying?: boolean;
  onRetry?: () => void;
}

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
