import { Component } from 'react';
import type { RefObject } from 'react';

export interface KeepFocusProps {
  openId: string | null;
  part: RefObject<HTMLElement | null>;
}

/**
 * Gives the part the focus of what is about to go, before anything has been changed: a browser that has to take the focus
 * from a removed element lays out the half-changed page in between. Only a class is told so early.
 */
export class KeepFocus extends Component<KeepFocusProps> {
  override getSnapshotBeforeUpdate(before: KeepFocusProps): null {
    const { openId, part } = this.props;
    if (before.openId !== openId && part.current?.contains(document.activeElement)) part.current.focus({ preventScroll: true });
    return null;
  }

  // React asks for it beside `getSnapshotBeforeUpdate`.
  override componentDidUpdate(): void {}

  override render(): null {
    return null;
  }
}
