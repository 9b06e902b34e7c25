import { Component } from 'react';
import type { ReactNode } from 'react';
import { EmptyState } from '@intake/ui/EmptyState';
import { Button } from '@intake/ui/Button';
import { useUiLabels } from '@intake/ui/theme';
import { TriangleAlert } from 'lucide-react';
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
    return error === null ? this.props.children : <Broken />;
  }
}

export function Broken() {
  const { formatMessage } = useIntl();
  const labels = useUiLabels();
  return (
    <div role="alert">
      <EmptyState
        icon={<TriangleAlert aria-hidden />}
        title={formatMessage(stateMessages.crashTitle)}
        actions={
          <Button variant="primary" onPress={() => window.location.reload()}>
            {labels.reload}
          </Button>
        }
      >
        {formatMessage(stateMessages.crashText)}
      </EmptyState>
    </div>
  );
}
