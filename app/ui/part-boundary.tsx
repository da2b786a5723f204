import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** What stands in the part's place when it fails, such as a link to the same thing as a page. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a part that fails, such as one whose code does not arrive, from taking the page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
