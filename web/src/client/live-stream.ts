import { MissingAccessTokenError } from './errors.ts';
import type { LiveEvent } from './event-stream.ts';
import { eventReader } from './event-stream.ts';

export type LiveState = 'off' | 'live' | 'paused';

export type LiveSettings = {
  /** Makes one attempt to open the stream; returns with any status. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Called after a 401; returns whether another attempt makes sense. */
  readonly renew: () => Promise<boolean>;
  readonly onEvent: (event: LiveEvent) => void;
  readonly onState: (state: LiveState) => void;
  /** After a gap: events may have been missed, so that everything on screen is asked again. */
  readonly onResume: () => void;
  /** A number from 0 to 1, to spread the reconnections of many browsers. */
  readonly random: () => number;
};

/** Milliseconds before attempt n (0 first): 1000 doubling to 30000, spread over its second half. */
export const reconnectDelay = (attempt: number, random: number): number =>
  Math.min(1000 * 2 ** attempt, 30_000) * (0.5 + random / 2);

/**
 * Keeps one stream of live events open until the signal aborts. A server without the stream (404)
 * ends it quietly.
 */
export async function holdStream(settings: LiveSettings, signal: AbortSignal): Promise<void> {
  let attempt = 0;
  let hadGap = false;
  const onOpen = () => {
    attempt = 0;
    settings.onState('live');
    if (hadGap) settings.onResume();
  };
  while (!signal.aborted) {
    const outcome = await readOnce(settings, signal, onOpen);
    if (signal.aborted || outcome === 'absent') break;
    if (outcome === 'signedOut' && !(await settings.renew())) break;
    hadGap = true;
    settings.onState('paused');
    await pause(reconnectDelay(attempt, settings.random()), signal);
    attempt += 1;
  }
  settings.onState('off');
}

async function readOnce(
  { open, onEvent }: LiveSettings,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<'ended' | 'absent' | 'signedOut'> {
  try {
    const response = await open(signal);
    if (response.status === 401) return 'signedOut';
    if (response.status === 404 || !response.body) return 'absent';
    if (!response.ok) return 'ended';
    onOpen();
    const read = eventReader();
    const pieces = response.body.pipeThrough(new TextDecoderStream());
    for (const reader = pieces.getReader(); ; ) {
      const { value, done } = await reader.read();
      if (done) return 'ended';
      for (const event of read(value)) onEvent(event);
    }
  } catch (error) {
    return error instanceof MissingAccessTokenError ? 'signedOut' : 'ended';
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
