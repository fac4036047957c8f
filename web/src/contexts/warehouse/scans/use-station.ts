import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useClient } from '#client/client-context.tsx';
import { createSender } from '#client/outbox/send.ts';
import { useRefresh } from '#client/queries.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { beep, type Sound } from './beep.ts';
import { comparedWith, type ProofToSend } from './calls.ts';
import {
  proofEntry,
  scanEntry,
  scanOfEntry,
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
  const refresh = useRefresh();
  const latest = useRef({ options, scans, refresh });
  useEffect(() => {
    latest.current = { options, scans, refresh };
  });
  const settle = useCallback((settled: Settled) => {
    const { options: now, scans: shown, refresh: readAgain } = latest.current;
    const barcode = shown.find(({ id }) => id === settled.id)?.barcode;
    const isExtra = settled.outcome === 'Saved' && barcode && !now.isExpected(barcode);
    const outcome = isExtra ? 'Extra' : settled.outcome;
    dispatch({ kind: 'settled', ...settled, outcome });
    if (changesCounts.has(outcome)) readAgain(comparedWith);
    const sound = sounds[outcome];
    if (now.isLoud && sound) beep(sound);
  }, []);
  const proofs = useProofs(scans);
  const run = useSender({ onSettled: settle, onProofRefused: proofs.onRefused }, dispatch);
  const store = async (scan: StationScan): Promise<void> => {
    dispatch({ kind: 'scanned', scan });
    try {
      await stationOutbox.addEntries([scanEntry(scan)]);
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
  useEffect(() => {
    const sender = createSender({
      store: stationOutbox,
      call: stationCall(client, { onSettled, onProofRefused }),
      onState: ({ kind }) => kind === 'offline' && notify({ kind }),
      onChange: () => undefined,
    });
    let isOver = false;
    const again = () => void sender.run();
    run.current = again;
    void stationOutbox.entriesInOrder().then((entries) => {
      if (isOver) return;
      for (const scan of entries.map(scanOfEntry))
        if (scan !== null) notify({ kind: 'scanned', scan });
      again();
    });
    window.addEventListener('online', again);
    return () => {
      isOver = true;
      window.removeEventListener('online', again);
    };
  }, [client, onSettled, onProofRefused, notify]);
  return () => run.current();
}
