import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useClient } from '#client/client-context.tsx';
import { createSender } from '#client/outbox/send.ts';
import { useRefresh } from '#client/queries.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { beep, type Sound } from '#ui/beep.ts';
import { comparedWith, type ProofToSend } from './calls.ts';
import {
  proofEntry,
  scanEntry,
  scanOfEntry,
  sentElsewhere,
  stationCall,
  type StationListener,
  stationOutbox,
  undoEntry,
} from './station-outbox.ts';
import {
  afterEvent,
  repeatedScan,
  type Settled,
  type StationEvent,
  type StationOutcome,
  type StationScan,
  toProve,
  whyNotUndo,
} from './station.ts';

type NewScan = Pick<StationScan, 'barcode' | 'mode' | 'location' | 'tripId'>;

const sounds: Readonly<Partial<Record<StationOutcome, Sound>>> = {
  Saved: 'good',
  Undone: 'good',
  Repeated: 'warn',
  Extra: 'warn',
  Unknown: 'bad',
  Refused: 'bad',
};

const changesCounts: ReadonlySet<StationOutcome> = new Set(['Saved', 'Extra', 'Undone']);

type Options = {
  readonly isLoud: boolean;
  /** True if a barcode is part of the current work; others are extra. */
  readonly isExpected: (barcode: string) => boolean;
};

/**
 * The scans of this device. Each is stored on it before it is sent, and until the server has
 * confirmed it: closing the page while offline loses none.
 */
export function useStation(options: Options) {
  const t = useTranslate();
  const [scans, dispatch] = useReducer(afterEvent, []);
  const settle = useSettle({ options, scans }, dispatch);
  const proofs = useProofs(scans);
  const sender = useSender({ onSettled: settle, onProofRefused: proofs.onRefused }, dispatch);
  const { run } = sender;
  const store = async (scan: StationScan): Promise<void> => {
    dispatch({ kind: 'scanned', scan });
    try {
      await stationOutbox.addEntries([scanEntry(scan)]);
      sender.onStored(scan.id);
    } catch {
      settle({ ...scan, outcome: 'Refused', message: t('This device has no room left.') });
    }
    run();
  };
  const scan = (next: NewScan): void => {
    const now = new Date();
    const before = repeatedScan(scans, next, now.getTime());
    const made = { ...next, id: crypto.randomUUID(), at: now.toISOString() };
    if (before === null) {
      void store({ ...made, outcome: 'Sending', message: '', earlier: null });
      return;
    }
    const message = t('Scanned a moment ago');
    dispatch({ kind: 'scanned', scan: { ...made, outcome: 'Repeated', message, earlier: null } });
    if (options.isLoud) beep('warn');
  };
  const last = scans.find(({ outcome }) => outcome !== 'Repeated' && outcome !== 'Undone');
  return {
    scans,
    scan,
    whyNotUndo: whyNotUndo(last),
    undo: async (): Promise<void> => {
      if (last === undefined || whyNotUndo(last) !== null) return;
      settle({ ...last, outcome: 'Undone', message: '' });
      await stationOutbox.addEntries([undoEntry(last, new Date().toISOString())]);
      run();
    },
    delivered: proofs.open,
    proofProblem: proofs.problem,
    prove: async (receiver: Receiver): Promise<void> => {
      const entry = { ...receiver, id: crypto.randomUUID(), scanIds: proofs.begin() };
      await stationOutbox.addEntries([proofEntry(entry, new Date().toISOString())]);
      run();
    },
    dismiss: async (id: string): Promise<void> => {
      await stationOutbox.removeEntry(id);
      dispatch({ kind: 'dismissed', id });
    },
  };
}

type VisibleScans = { readonly options: Options; readonly scans: readonly StationScan[] };

/** Returns a function that shows what became of a scan, with a sound, and reads counts again. */
function useSettle({ options, scans }: VisibleScans, dispatch: (event: StationEvent) => void) {
  const refresh = useRefresh();
  const latest = useRef({ options, scans, refresh });
  useEffect(() => {
    latest.current = { options, scans, refresh };
  });
  return useCallback(
    (settled: Settled) => {
      const { options: now, scans: visible, refresh: readAgain } = latest.current;
      const barcode = visible.find(({ id }) => id === settled.id)?.barcode;
      const isExtra = settled.outcome === 'Saved' && barcode && !now.isExpected(barcode);
      const outcome = isExtra ? 'Extra' : settled.outcome;
      dispatch({ kind: 'settled', ...settled, outcome });
      if (changesCounts.has(outcome)) readAgain(comparedWith);
      const sound = sounds[outcome];
      if (now.isLoud && sound) beep(sound);
    },
    [dispatch],
  );
}

/** Who received delivered items, with a signature or photos. */
export type Receiver = Pick<ProofToSend, 'receivedBy' | 'signature' | 'images'>;

/** The delivered items of this page whose receiver is not recorded yet. */
function useProofs(scans: readonly StationScan[]) {
  const [proved, setProved] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const open = toProve(scans, proved);
  const onRefused = useCallback((scanIds: readonly string[], message: string) => {
    setProblem(message);
    setProved((before) => new Set([...before].filter((id) => !scanIds.includes(id))));
  }, []);
  return {
    open,
    problem,
    onRefused,
    /** Takes the items out of the list; returns the ids of their scans. */
    begin: (): string[] => {
      const ids = open.map(({ id }) => id);
      setProblem(null);
      setProved((before) => new Set([...before, ...ids]));
      return ids;
    },
  };
}

/** Sends the entries of the outbox: those of an earlier page, shown first, and new ones. */
function useSender(
  { onSettled, onProofRefused }: StationListener,
  notify: (event: StationEvent) => void,
) {
  const client = useClient();
  const run = useRef<() => void>(() => undefined);
  /** The scans shown as waiting that are known to be in the outbox. */
  const stored = useRef(new Set<string>());
  useEffect(() => {
    const settled = (scan: Settled) => {
      if (scan.outcome !== 'Waiting') stored.current.delete(scan.id);
      onSettled(scan);
    };
    const sender = createSender({
      store: stationOutbox,
      call: stationCall(client, { onSettled: settled, onProofRefused }),
      onState: ({ kind }) => {
        if (kind === 'offline') notify({ kind });
        if (kind === 'idle') void settleSentElsewhere(stored.current, settled);
      },
      onChange: () => undefined,
    });
    let isOver = false;
    const again = () => void sender.run();
    run.current = again;
    void stationOutbox.entriesInOrder().then((entries) => {
      if (isOver) return;
      for (const scan of entries.map(scanOfEntry)) {
        if (scan === null) continue;
        if (scan.outcome === 'Waiting') stored.current.add(scan.id);
        notify({ kind: 'scanned', scan });
      }
      again();
    });
    const stopListening = onReturn(again);
    return () => {
      isOver = true;
      stopListening();
    };
  }, [client, onSettled, onProofRefused, notify]);
  return {
    run: () => run.current(),
    onStored: (id: string) => void stored.current.add(id),
  };
}

/** Shows the scans that another page of this device has sent. */
async function settleSentElsewhere(
  stored: ReadonlySet<string>,
  onSettled: StationListener['onSettled'],
): Promise<void> {
  for (const id of await sentElsewhere(stored)) {
    onSettled({ id, outcome: 'Saved', message: '', earlier: null });
  }
}

/**
 * Calls back when the device is online again, or its page is shown again: browsers slow down the
 * timers of hidden pages. Returns a function that stops it.
 */
function onReturn(again: () => void): () => void {
  const onVisible = () => document.visibilityState === 'visible' && again();
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
