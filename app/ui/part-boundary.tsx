import { Component, type ReactNode } from 'react';
import { forgetFailures } from './retrying-lazy.tsx';

interface PartBoundaryProps {
  /** What stands in the part's place when it fails, with a way to try again. */
  renderFallback: (retry: () => void) => ReactNode;
  /** What is shown at the time: where that changes after a failure, the part is tried anew. */
  shows?: string;
  children: ReactNode;
}

/** Keeps a part that fails, such as one whose code does not arrive, from taking the page with it. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidUpdate(
    before: PartBoundaryProps,
    { hasFailed }: { hasFailed: boolean },
  ): void {
    if (hasFailed && this.state.hasFailed && before.shows !== this.props.shows) this.retry();
  }

  override componentWillUnmount(): void {
    if (this.state.hasFailed) forgetFailures();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderFallback(this.retry) : this.props.children;
  }

  private readonly retry = () => {
    forgetFailures();
    this.setState({ hasFailed: false });
  };
}
