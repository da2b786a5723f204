import { RequestError } from './request-json.ts';
import { Patience } from './time-limit.ts';

/**
 * Posts a form in parts and tells how much of it has left. Not by fetch, which does not tell. It may take as long as something moves: a
 * slow line is no reason to give up.
 *
 * @param onProgress called with a share from 0 to 1
 * @returns the answer's JSON, whose shape is the caller's to know
 * @throws RequestError for an answer that is not a success; NoAnswerError when nothing moves for too long; TypeError when there is none;
 * SyntaxError when it is not JSON
 */
export function postForm(
  url: string,
  form: FormData,
  headers: Readonly<Record<string, string>>,
  onProgress: (share: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const patience = new Patience((error) => {
      reject(error);
      request.abort();
    });
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      patience.renew();
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    const fail = () => reject(new TypeError('There was no answer.'));
    request.addEventListener('error', fail);
    request.addEventListener('progress', () => patience.renew());
    request.addEventListener('loadend', () => patience.end());
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      if (status < 200 || status > 299) {
        reject(new RequestError(status, statusText, responseText));
        return;
      }
      try {
        resolve(JSON.parse(responseText));
      } catch (error) {
        reject(error instanceof Error ? error : new SyntaxError('The answer is no JSON.'));
      }
    });
    request.send(form);
  });
}
