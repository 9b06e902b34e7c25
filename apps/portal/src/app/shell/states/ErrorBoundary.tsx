import { Component } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@intake/ui/EmptyState';
import { Button } from '@intake/ui/Button';
import { ChunkLoadError } from '@intake/ui/lazy';
import { CloudOff, TriangleAlert } from 'lucide-react';
import { useIntl } from 'react-intl';
import { stateMessages } from './states.messages.ts';

interface ErrorBoundaryProps {
  /** A new value, such as the next path, tries again. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  resetKey: string;
}

/** Shows what went wrong in place of the screen that broke; everything around it lives on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError = (error: unknown) => ({ error });

  static getDerivedStateFromProps = ({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) =>
    resetKey === state.resetKey ? null : { error: null, resetKey };

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Broken isChunk={error instanceof ChunkLoadError} />;
  }
}

/** Loading the page again also fetches a version that was published meanwhile. */
export function Broken({ isChunk }: { isChunk: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <div role="alert">
      <EmptyState
        icon={isChunk ? <CloudOff aria-hidden /> : <TriangleAlert aria-hidden />}
        title={formatMessage(isChunk ? stateMessages.chunkTitle : stateMessages.crashTitle)}
        actions={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {formatMessage(stateMessages.reload)}
          </Button>
        }
      >
        {formatMessage(isChunk ? stateMessages.chunkText : stateMessages.crashText)}
      </EmptyState>
    </div>
  );
}
