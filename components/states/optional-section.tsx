'use client';

import { Component, type ReactNode } from 'react';

/** An error boundary that renders nothing when its children fail, so that the rest of the page stays. */
export class OptionalSection extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
