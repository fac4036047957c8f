/** The stream of live events, as a page at a server process reads it. */
import { once } from 'node:events';
import { request } from 'node:http';

export type LiveStream = {
  /** The events so far, as JSON. */
  readonly read: () => readonly string[];
  /** True once the server has ended the stream. */
  readonly hasEnded: () => boolean;
  readonly close: () => void;
};

type Options = {
  readonly port: number;
  readonly host: string;
  readonly token: string | null;
  /** Of the stream; by default that of live events. */
  readonly path?: string;
  /** Of the URL, with its question mark. */
  readonly query?: string;
};

/**
 * Opens the stream; settles when the server has sent its headers.
 * @throws if the server refuses it, with the status.
 */
export async function openLiveStream(options: Options): Promise<LiveStream> {
  const { port, host, token, path = '/api/live', query = '' } = options;
  const headers = { host, authorization: `Bearer ${token}` };
  const sent = request({ host: '127.0.0.1', port, path: `${path}${query}`, headers }).end();
  const [response] = await once(sent, 'response');
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`);
  let text = '';
  let hasEnded = false;
  response.on('end', () => (hasEnded = true));
  response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
  return {
    read: () => text.split('\n').flatMap((line) => /^data: (.*)/.exec(line)?.[1] ?? []),
    hasEnded: () => hasEnded,
    close: () => sent.destroy(),
  };
}
