import { use, type ComponentType } from 'react';

const forgetters = new Set<() => void>();

/** Lets parts whose code did not arrive be fetched again when they are next shown. */
export function forgetFailures(): void {
  for (const forget of forgetters) forget();
}

/**
 * A component whose code is fetched when it is first shown, like `React.lazy`, but with another try after a failure:
 * `lazy` keeps a failure for as long as the page lives.
 *
 * @param load fetches the component; throws, and so fails the part, when it does not arrive
 */
export function retryingLazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;
  let hasFailed = false;

  forgetters.add(() => {
    if (hasFailed) loading = undefined;
    hasFailed = false;
  });

  return function RetryingLazy(props: Props) {
    loading ??= load().catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
    const { default: Part } = use(loading);
    return <Part {...props} />;
  };
}
