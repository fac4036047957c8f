import type { BookingOperation } from '@waybill/contract/booking/operations';
import { useRef, useState } from 'react';
import { explain } from '#client/explain.ts';
import { useToast } from '#ui/Toasts.tsx';
import { useBulkOperation } from '../calls.ts';
import { useOpenTokens } from '../parts/use-papers.ts';
import { useOneFile } from '../parts/use-one-file.ts';
import type { BulkRow } from './bulk-outcome.ts';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { useSay } from '#shell/texts/texts-context.ts';

type Done = {
  readonly title: PlatformText;
  readonly rows: readonly BulkRow[];
  readonly operations: readonly BookingOperation[];
};

/** What is under way: so many of so many bookings are through. */
export type Under = { readonly title: PlatformText; readonly done: number; readonly of: number };

/** Labels are printed so many bookings at a time, so that people see how far it is. */
const labelsAtOnce = 100;

/** Does something with many bookings, tells how far it is, and keeps what became of each. */
export function useBulk(nameOf: (bookingId: number) => string) {
  const say = useSay();
  const operation = useBulkOperation();
  const openTokens = useOpenTokens();
  const oneFile = useOneFile();
  const toast = useToast();
  const [done, setDone] = useState<Done | null>(null);
  const [under, setUnder] = useState<Under | null>(null);
  const stopped = useRef(false);
  const tell = (error: unknown) => toast({ title: explain(error).message, tone: 'problem' });
  const run = async (
    title: PlatformText,
    operations: readonly BookingOperation[],
    ids: readonly number[],
  ) => {
    const rows: BulkRow[] = [];
    const labels: string[] = [];
    const manifests: string[] = [];
    stopped.current = false;
    try {
      for (const part of partsOf(operations, ids)) {
        if (stopped.current) break;
        setUnder({ title, done: rows.length, of: ids.length });
        const asked = { bookingIds: [...part], operations: [...operations] };
        const answer = await operation.mutateAsync(asked);
        rows.push(...answer.results);
        labels.push(...answer.label);
        manifests.push(...answer.manifest);
      }
    } catch (error) {
      tell(error);
    }
    if (labels.length > 1) setUnder({ title, done: rows.length, of: ids.length });
    const papers = [
      ...(await oneFile(labels, say('Labels of {count} bookings', { count: rows.length }))),
      ...manifests,
    ];
    setUnder(null);
    if (rows.length > 0) setDone({ title, rows, operations });
    await openTokens(papers).catch(tell);
  };
  return {
    run: (...asked: Parameters<typeof run>) => void run(...asked),
    done,
    under,
    stop: () => {
      stopped.current = true;
    },
    close: () => setDone(null),
    again: (ids: readonly number[]) => done && void run(done.title, done.operations, ids),
    isRunning: (title: PlatformText) => under?.title === title,
    nameOf,
  };
}

/** A manifest is made of all its bookings at once; labels can come one part after the other. */
function partsOf(
  operations: readonly BookingOperation[],
  ids: readonly number[],
): readonly (readonly number[])[] {
  const size = operations.every((each) => each === 'PrintLabel') ? labelsAtOnce : ids.length;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, at) =>
    ids.slice(at * size, (at + 1) * size),
  );
}

export type Bulk = ReturnType<typeof useBulk>;
