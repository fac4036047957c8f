import type { LiveState, StreamSettings } from './live-stream.ts';
import { holdStream } from './live-stream.ts';

type Notice = { readonly kind: 'event' | 'state'; readonly text: string };

export type StreamSource = Pick<StreamSettings<unknown>, 'open' | 'renew'>;

type SharedStream<Event> = StreamSource &
  Pick<StreamSettings<Event>, 'parse' | 'onEvent' | 'onState'> & {
    /** Of the lock and the channel of the browser's tabs. */
    readonly name: string;
  };

/**
 * Shares one stream per browser: the tab that holds the lock reads it, all tabs listen. When that
 * tab closes, another takes over.
 * @returns the function that stops listening.
 */
export function shareStream<Event>({ name, ...shared }: SharedStream<Event>): () => void {
  const stop = new AbortController();
  const channel = new BroadcastChannel(name);
  const act = ({ kind, text }: Notice) => {
    if (kind === 'state') shared.onState(text as LiveState);
    else for (const event of shared.parse(text)) shared.onEvent(event);
  };
  const notify = (notice: Notice) => {
    if (stop.signal.aborted) return;
    act(notice);
    channel.postMessage(notice);
  };
  channel.addEventListener('message', ({ data }) => act(data as Notice));
  const settings: StreamSettings<Event> = {
    ...shared,
    random: Math.random,
    onEvent: (event) => notify({ kind: 'event', text: JSON.stringify(event) }),
    onState: (state) => notify({ kind: 'state', text: state }),
    now_ms: () => performance.now(),
  };
  const lead = () => holdStream(settings, stop.signal);
  // Without locks (an insecure origin) every tab opens its own stream.
  const leading = navigator.locks
    ? navigator.locks.request(name, { signal: stop.signal }, lead)
    : lead();
  leading.catch(() => undefined);
  return () => {
    stop.abort();
    channel.close();
  };
}
