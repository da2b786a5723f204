import { QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { RequestError, requestJson } from './request-json.ts';

/**
 * The default question: GET of the address that stands first in the query's key (product 7.10).
 *
 * @throws RequestError also for 401
 */
export async function fetchQuery({ queryKey }: Pick<QueryFunctionContext, 'queryKey'>) {
  const [url] = queryKey;
  if (typeof url !== 'string')
    throw new TypeError('The first element of a query key is its address.');
  return requestJson('GET', url);
}

/** The same, where not being signed in is an answer: null. */
export async function fetchQueryOrNull(context: Pick<QueryFunctionContext, 'queryKey'>) {
  try {
    return await fetchQuery(context);
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}

/**
 * A client that is never stale, retries nothing, asks nothing again on focus and does not poll (product 7.10). It asks even where the browser holds
 * itself to be offline: the question then fails at once, and the visitor is told, where it would otherwise wait without a word.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: fetchQuery,
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
