import { use, type ComponentType } from 'react';
import { codeInTime } from './code-in-time.ts';

/** How to forget the failures of the parts that have failed. */
const forgetters = new Set<() => void>();

/** Lets parts whose code did not arrive be fetched again when they are next shown. */
export function forgetFailures(): void {
  for (const forget of forgetters) forget();
  forgetters.clear();
}

/**
 * A component whose code is fetched when it is first shown, like `React.lazy`, but with another try after a failure:
 * `lazy` keeps a failure for as long as the page lives. Code that does not come in time has failed too.
 *
 * @param load fetches the component; throws, and so fails the part, when it does not arrive
 */
export function retryingLazy<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loading: Promise<{ default: ComponentType<Props> }> | undefined;

  return function RetryingLazy(props: Props) {
    loading ??= codeInTime(load()).catch((error: unknown) => {
      forgetters.add(() => {
        loading = undefined;
      });
      throw error;
    });
    const { default: Part } = use(loading);
    return <Part {...props} />;
  };
}
