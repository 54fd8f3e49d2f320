'use client';

import { Component, type ReactNode } from 'react';

/** Leaves out what could not be made, so that a side matter does not take the page's own message away with it. */
export class OptionalSection extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
