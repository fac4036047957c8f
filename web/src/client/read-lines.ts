import { NoResponseError } from './errors.ts';

/**
 * Yields the lines of a response as they arrive, until the signal aborts.
 * @throws {NoResponseError} if the connection is lost before the end
 */
export async function* readLines(response: Response, signal?: AbortSignal): AsyncGenerator<string> {
  if (response.body === null) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  const end = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', end, { once: true });
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      const lines = (rest + value).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    throw new NoResponseError(cause);
  } finally {
    // Whoever stops reading closes the connection.
    end();
    signal?.removeEventListener('abort', end);
  }
  // A line that the abort cut is not one.
  if (rest !== '' && signal?.aborted !== true) yield rest;
}
