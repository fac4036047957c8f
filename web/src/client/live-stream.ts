import type { EventParser } from './event-stream.ts';
import { eventReader } from './event-stream.ts';
import { MissingAccessTokenError } from './missing-access-token.ts';

export type LiveState = 'off' | 'live' | 'paused';

export type StreamSettings<Event> = {
  /**
   * Makes one attempt to open the stream, which begins with the events of the last `since_ms`;
   * returns with any status.
   */
  readonly open: (signal: AbortSignal, since_ms: number) => Promise<Response>;
  /** Called after a 401; returns true if another attempt makes sense. */
  readonly renew: () => Promise<boolean>;
  readonly parse: EventParser<Event>;
  readonly onEvent: (event: Event) => void;
  readonly onState: (state: LiveState) => void;
  /** Milliseconds since the page was opened. */
  readonly now_ms: () => number;
  /** A number from 0 to 1, which spreads the reconnections of many browsers. */
  readonly random: () => number;
};

/**
 * Milliseconds before attempt n (0 first): 1000, doubling up to 30000, randomised over the second
 * half.
 */
export const reconnectDelay = (attempt: number, random: number): number =>
  Math.min(1000 * 2 ** attempt, 30_000) * (0.5 + random / 2);

/**
 * Holds one stream of events open until the signal aborts. If the server has no such stream
 * (404), it returns.
 */
export async function holdStream<Event>(
  settings: StreamSettings<Event>,
  signal: AbortSignal,
): Promise<void> {
  let attempt = 0;
  /** The time up to which all events have arrived: the page's data is newer than the page. */
  let knownUntil_ms = 0;
  const onOpen = () => {
    attempt = 0;
    settings.onState('live');
  };
  const onPiece = () => {
    knownUntil_ms = settings.now_ms();
  };
  while (!signal.aborted) {
    const since_ms = Math.ceil(settings.now_ms() - knownUntil_ms);
    const outcome = await readOnce(settings, signal, { since_ms, onOpen, onPiece });
    if (signal.aborted || outcome === 'absent') break;
    if (outcome === 'signedOut' && !(await settings.renew())) break;
    settings.onState('paused');
    await pause(reconnectDelay(attempt, settings.random()), signal);
    attempt += 1;
  }
  settings.onState('off');
}

type Reading = {
  readonly since_ms: number;
  readonly onOpen: () => void;
  readonly onPiece: () => void;
};

async function readOnce<Event>(
  { open, parse, onEvent }: StreamSettings<Event>,
  signal: AbortSignal,
  { since_ms, onOpen, onPiece }: Reading,
): Promise<'ended' | 'absent' | 'signedOut'> {
  try {
    const response = await open(signal, since_ms);
    if (response.status === 401) return 'signedOut';
    if (response.status === 404 || !response.body) return 'absent';
    if (!response.ok) return 'ended';
    onOpen();
    const read = eventReader(parse);
    const pieces = response.body.pipeThrough(new TextDecoderStream());
    for (const reader = pieces.getReader(); ; ) {
      const { value, done } = await reader.read();
      if (done) return 'ended';
      for (const event of read(value)) onEvent(event);
      onPiece();
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
