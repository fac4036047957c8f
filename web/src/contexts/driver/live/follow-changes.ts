import { type LiveEvent, readEvent } from '#client/event-stream.ts';
import { holdStream } from '#client/live-stream.ts';
import { MissingAccessTokenError } from '#client/missing-access-token.ts';
import { authorizationOf, currentSession, forgetSession } from '../session.ts';
import { type DriverData, concernsOf } from './concerns.ts';

export type DriverReads = Readonly<Record<DriverData, () => Promise<void>>>;

type Following = {
  /** Begins with the events since then, in milliseconds since the page was opened. */
  readonly from_ms: number;
  readonly read: DriverReads;
};

/** Reads again at each event that concerns the driver, until the signal aborts. */
export function followChanges(signal: AbortSignal, { from_ms, read }: Following): Promise<void> {
  let owner = '';
  return holdStream(
    {
      open: async (abort, since_ms) => {
        const session = await currentSession();
        if (session === 'none') throw new MissingAccessTokenError();
        if (session === 'unknown') throw new Error('The server did not respond.');
        ({ owner } = session);
        return fetch(`/api/live?since=${since_ms}`, {
          signal: abort,
          headers: authorizationOf(session),
        });
      },
      renew: async () => {
        forgetSession();
        return (await currentSession()) !== 'none';
      },
      parse: readEvent,
      onEvent: (event: LiveEvent) => {
        for (const concern of concernsOf(event, owner)) void read[concern]();
      },
      onState: () => undefined,
      now_ms: () => performance.now() - from_ms,
      random: Math.random,
    },
    signal,
  );
}
