import { Component, startTransition } from 'react';
import type { ReactNode } from 'react';
import { forgetFailures, isChunkLoadError } from './ChunkLoadError.ts';
import { PartFailed } from './PartFailed.tsx';
import { PartNotice } from './PartNotice.tsx';

export interface PartBoundaryProps {
  /** It opens over the page, and is told of there. */
  isAbove?: boolean;
  children?: ReactNode;
}

interface PartBoundaryState {
  error: unknown;
  isRetrying: boolean;
}

/** Stands around code or texts that come later: says in their place that they did not come, and tries again there. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { error: null, isRetrying: false };

  static getDerivedStateFromError = (error: unknown): PartBoundaryState => ({ error, isRetrying: false });

  override componentDidUpdate(_: unknown, { error }: PartBoundaryState) {
    // The button that was pressed has gone with the message.
    if (error !== null && this.state.error === null && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }

  retry = () => {
    forgetFailures();
    this.setState({ isRetrying: true });
    // The message stays until the part is here, or has failed again.
    startTransition(() => this.setState({ error: null, isRetrying: false }));
  };

  override render() {
    const { error, isRetrying } = this.state;
    if (error === null) return this.props.children;
    if (!isChunkLoadError(error)) throw error;
    const Failed = this.props.isAbove ? PartNotice : PartFailed;
    return <Failed isRetrying={isRetrying} onRetry={this.retry} />;
  }
}
