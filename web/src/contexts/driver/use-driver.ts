import type { DriverSelf } from '@waybill/contract/fleet/shifts/shapes';
import type { ProofDemand } from '@waybill/contract/jobs/proof/shapes';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type CachedRead, readCached, readSaved } from './cached.ts';
import type { NewEntry } from '#client/outbox/store.ts';
import { collapsed } from './collapsed.ts';
import { useLiveChanges } from './live/use-live-changes.ts';
import { useMessages } from './messages/use-messages.ts';
import { currentSession } from './session.ts';
import { sendPositions, usePositions } from './positions/use-positions.ts';
import { stopState } from './run/progress.ts';
import { shiftNow } from './shift-now.ts';
import { useArrivals } from './use-arrivals.ts';
import { useAwake } from './use-awake.ts';
import { useDepartures } from './use-departures.ts';
import { questionsPath, useGate } from './use-gate.ts';
import { useGoods } from './use-goods.ts';
import { messagePath } from './outbox/acts.ts';
import { useOutbox } from './outbox/use-outbox.ts';
import { useReviews } from './reviews/use-reviews.ts';
import { useRun } from './use-run.ts';

const selfPath = '/api/driver/me';
const demandsPath = '/api/driver/proof-demands';
const refresh_ms = 60_000;

type Demands = { readonly items: readonly ProofDemand[] };

/** Returns what the screens show: the last loaded run and driver, and the unsent actions. */
export function useDriver() {
  const { showSaved, readAgain, ...run } = useRun();
  const { readDepartures, ...departures } = useDepartures();
  const { readArrivals, ...arrivals } = useArrivals();
  const messages = useMessages();
  const awake = useAwake();
  const [self, setSelf] = useState<CachedRead<DriverSelf> | null>(null);
  const [demands, setDemands] = useState<readonly ProofDemand[]>([]);
  const [isFirst, setFirst] = useState(true);
  const { readGate, ...gate } = useGate(self?.result ?? null);
  const { showGoods, readGoods, ...goods } = useGoods();
  const { entries: waiting, confirmed, settled, answered, ...sending } = useOutbox();
  const { keep, readConfirmed, ...outbox } = sending;
  const { send, askToSignIn, readEntries } = outbox;
  const { readReviews, ...reviews } = useReviews();
  /** What the screens count as done: the run on this phone does not have it yet. */
  const entries = useMemo(() => [...confirmed, ...waiting], [confirmed, waiting]);
  const { readAgain: readMessages } = messages;

  /** Reads what dispatch and the driver's actions change: the run, its proofs, and the shift. */
  const readOwn = useMemo(
    () =>
      collapsed(async () => {
        const begun = timeNow();
        const forgetConfirmed = settled.note();
        const [newRun, newSelf, newDemands] = await Promise.all([
          readAgain(),
          readCached<DriverSelf>(selfPath),
          readCached<Demands>(demandsPath),
          readReviews(),
        ]);
        setSelf(newSelf);
        setDemands(newDemands?.result.items ?? []);
        // Without a network it is the last run, which does not have what was confirmed since.
        if (newRun !== null && newRun.at >= begun) await forgetConfirmed();
        const isDangerous = newRun?.result.jobs.some((job) => job.dangerousgoods !== null);
        if (isDangerous === true) await readGoods();
      }),
    [readAgain, readReviews, readGoods, settled],
  );
  const refresh = useCallback(async () => {
    // A slow line that has much to send does not hold up what the screen shows.
    const sending = send();
    await readOwn();
    setFirst(false);
    await sending;
    if ((await currentSession()) === 'none') askToSignIn();
    await Promise.all([sendPositions(), readMessages(), readCached(questionsPath)]);
    await readGate();
  }, [send, askToSignIn, readOwn, readMessages, readGate]);

  const show = useCallback(async () => {
    const noted = [readDepartures(), readArrivals(), readGate()];
    await Promise.all([showSaved(), ...noted, showGoods(), readConfirmed(), readEntries()]);
    const saved = await readSaved<DriverSelf>(selfPath);
    if (saved !== null) setSelf(saved);
    setDemands((await readSaved<Demands>(demandsPath))?.result.items ?? []);
  }, [showSaved, readDepartures, readArrivals, readGate, showGoods, readConfirmed, readEntries]);
  useRefreshes(show, refresh);

  const shift = shiftNow(self?.result ?? null, entries);
  // What the phone had stored may be older than the end of the shift, which the server has.
  usePositions(!isFirst && shift.kind === 'working', sendPositions);
  const hasStops = run.run?.result.jobs.some((job) => stopState(job, entries) === 'todo');
  // Who has finished the shift and has no stops left is not waiting for changes.
  const read = useMemo(() => ({ run: readOwn, messages: readMessages }), [readOwn, readMessages]);
  useLiveChanges(!isFirst && (shift.kind !== 'off' || hasStops === true), read);

  // Whoever sent it: the driver's tap, the network that is back, or a retry of the outbox.
  useEffect(() => {
    if (answered.length === 0) return;
    void readOwn();
    if (answered.some(({ path }) => path === messagePath)) void readMessages();
  }, [answered, readOwn, readMessages]);
  const act = useCallback(
    async (...acts: NewEntry[]) => {
      const isSaved = await keep(...acts);
      if (isSaved) void send();
      return isSaved;
    },
    [keep, send],
  );
  return {
    ...run,
    ...departures,
    ...arrivals,
    ...gate,
    ...goods,
    ...outbox,
    ...awake,
    entries,
    /** What this phone has not sent yet. */
    waiting,
    reviews,
    messages,
    self,
    shift,
    demands,
    isFirst,
    act,
    refresh,
  };
}

const timeNow = (): string => new Date().toISOString();

/** Shows stored data, then refreshes: at once, every minute, when online again or visible. */
function useRefreshes(show: () => Promise<void>, refresh: () => Promise<void>): void {
  useEffect(() => {
    void show().then(refresh);
    const again = () => void refresh();
    const visible = () => document.visibilityState === 'visible' && again();
    const timer = setInterval(visible, refresh_ms);
    window.addEventListener('online', again);
    document.addEventListener('visibilitychange', visible);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
      document.removeEventListener('visibilitychange', visible);
    };
  }, [show, refresh]);
}

export type DriverState = ReturnType<typeof useDriver>;
