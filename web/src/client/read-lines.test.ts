import { describe, expect, it } from 'vitest';
import { NoResponseError } from './errors.ts';
import { readLines } from './read-lines.ts';

/** Returns a response that sends the pieces and then fails with an error, or ends. */
function responseOf(pieces: readonly string[], error?: Error): Response {
  const bytes = new TextEncoder();
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(stream) {
      const piece = pieces[at];
      at += 1;
      if (piece !== undefined) stream.enqueue(bytes.encode(piece));
      else if (error === undefined) stream.close();
      else stream.error(error);
    },
  });
  return new Response(body);
}

async function linesOf(pieces: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of readLines(responseOf(pieces))) lines.push(line);
  return lines;
}

describe('lines of a response', () => {
  it('are whole, wherever the network cuts them, with and without a last line break', async () => {
    expect(await linesOf(['{"a"', ':1}\n{"b":2}', '\n{"c"}'])).toEqual([
      '{"a":1}',
      '{"b":2}',
      '{"c"}',
    ]);
    expect(await linesOf(['one\n'])).toEqual(['one']);
  });

  it('end with an error when the connection is lost', async () => {
    const lost = readLines(responseOf(['one\ntw'], new Error('reset')));
    expect(await lost.next()).toEqual({ done: false, value: 'one' });
    await expect(lost.next()).rejects.toThrow(NoResponseError);
  });

  it('end before the line that an abort cut', async () => {
    const abort = new AbortController();
    const lines = readLines(responseOf(['one\ntw', 'o\n']), abort.signal);
    expect(await lines.next()).toEqual({ done: false, value: 'one' });
    abort.abort();
    expect(await lines.next()).toEqual({ done: true, value: undefined });
  });
});
