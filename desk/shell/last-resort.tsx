import { Component, type ReactNode } from 'react';

interface LastResortProps {
  /** The desk can no longer be drawn; what it holds open is to go. */
  onFailed: () => void;
  children: ReactNode;
}

/** Where something on a card cannot be drawn, the desk locks, rather than to leave an empty page with everything open behind it. */
export class LastResort extends Component<LastResortProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
