import { Component } from 'react';
import type { ReactNode } from 'react';
import { startFailed } from '../../boot/startFailed.ts';

/** Stands where even the texts of an error page are missing: the script in the page, which has its own, says so there. */
export class LanguageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch() {
    dispatchEvent(new Event(startFailed));
  }

  override render() {
    return this.state.hasFailed ? <div className="starting" /> : this.props.children;
  }
}
