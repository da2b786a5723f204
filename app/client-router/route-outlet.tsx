import { Component, use, type ComponentType, type ReactNode } from 'react';
import type { RouterLocation } from './location.ts';
import { OutletContext, RouteErrorContext, useShown } from './router-context.ts';
import type { RouteModule } from './routes.ts';

/** What stands within a layout. */
export function Outlet() {
  return use(OutletContext);
}

/** The routes that are shown, each within the one around it. */
export function ShownRoutes() {
  const { matches, failure, location } = useShown();
  return matches.reduceRight<ReactNode>((outlet, { id, module }, index) => {
    const Page = module.default;
    const shown = (
      <OutletContext value={outlet}>
        {Page ? inDocument(module, index, <Page />) : outlet}
      </OutletContext>
    );
    const Failure = module.ErrorBoundary;
    if (!Failure) return shown;
    return (
      <RouteBoundary
        location={location}
        error={failure?.boundary === id ? { thrown: failure.error } : null}
        fallback={inDocument(module, index, <Failure />)}
      >
        {shown}
      </RouteBoundary>
    );
  }, null);
}

/** The root's own, in the document around it. */
function inDocument({ Layout }: RouteModule, index: number, content: ReactNode): ReactNode {
  return Layout && index === 0 ? <Layout>{content}</Layout> : content;
}

interface Thrown {
  readonly thrown: unknown;
}

interface RouteBoundaryProps {
  location: RouterLocation;
  /** What failed before it could be rendered. */
  error: Thrown | null;
  fallback: ReactNode;
  children: ReactNode;
}

interface RouteBoundaryState {
  readonly location: RouterLocation;
  readonly error: Thrown | null;
}

/** Shows what a route has for a failure within it, until another page is asked for. */
class RouteBoundary extends Component<RouteBoundaryProps, RouteBoundaryState> {
  override state: RouteBoundaryState = { location: this.props.location, error: this.props.error };

  static getDerivedStateFromError(thrown: unknown): Partial<RouteBoundaryState> {
    return { error: { thrown } };
  }

  static getDerivedStateFromProps(
    { location, error }: RouteBoundaryProps,
    state: RouteBoundaryState,
  ): RouteBoundaryState {
    return { location, error: state.location === location ? (error ?? state.error) : error };
  }

  override componentDidCatch(thrown: unknown): void {
    console.error('A page failed while it was rendered', thrown);
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return <RouteErrorContext value={error.thrown}>{this.props.fallback}</RouteErrorContext>;
  }
}

/** The framework wraps what a route's module exports; here nothing is handed to it. */
export function asItIs<Props extends object>(
  component: ComponentType<Props>,
): ComponentType<Props> {
  return component;
}
