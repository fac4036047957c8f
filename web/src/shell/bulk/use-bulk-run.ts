import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { partsOf } from '@waybill/kernel/parts';
import { useRef, useState } from 'react';
import { explain } from '#client/explain.ts';
import { useToast } from '#ui/Toasts.tsx';
import type { Outcome } from './outcome.ts';

/** Something to do with many. */
export type BulkAct<Row> = {
  readonly title: PlatformText;
  readonly ids: readonly number[];
  /** So many in one call; all of them where absent. */
  readonly atOnce?: number | undefined;
  /** Does it with a part of them, and answers what became of each. */
  readonly act: (part: readonly number[]) => Promise<readonly Row[]>;
  /** What is still to be done before people are told; `tell` shows what went wrong. */
  readonly beforeTelling?: ((rows: readonly Row[]) => Promise<void>) | undefined;
  readonly afterTelling?: (() => Promise<void>) | undefined;
};

type Whose<Row> = {
  readonly idOf: (row: Row) => number;
  /** The thing in words, by its number. */
  readonly nameOf: (id: number) => string;
};

/** What is under way: so many of so many are through. */
type Under = { readonly title: PlatformText; readonly done: number; readonly of: number };

/** Does something with many, tells how far it is, and keeps what became of each. */
export function useBulkRun<Row extends Outcome>({ idOf, nameOf }: Whose<Row>) {
  const toast = useToast();
  const [done, setDone] = useState<{ asked: BulkAct<Row>; rows: readonly Row[] } | null>(null);
  const [under, setUnder] = useState<Under | null>(null);
  const stopped = useRef(false);
  const tell = (error: unknown) => toast({ title: explain(error).message, tone: 'problem' });
  const go = async (asked: BulkAct<Row>) => {
    const { title, ids } = asked;
    const rows: Row[] = [];
    stopped.current = false;
    try {
      for (const part of partsOf(ids, asked.atOnce ?? ids.length)) {
        if (stopped.current) break;
        setUnder({ title, done: rows.length, of: ids.length });
        rows.push(...(await asked.act(part)));
      }
    } catch (error) {
      tell(error);
    }
    if (asked.beforeTelling) {
      setUnder({ title, done: rows.length, of: ids.length });
      await asked.beforeTelling(rows);
    }
    setUnder(null);
    if (rows.length > 0) setDone({ asked, rows });
    await asked.afterTelling?.().catch(tell);
  };
  return {
    run: (asked: BulkAct<Row>) => void go(asked),
    done: done && { title: done.asked.title, rows: done.rows },
    under,
    stop: () => {
      stopped.current = true;
    },
    close: () => setDone(null),
    /** Tries those again that failed. */
    again: () => {
      const failed = done?.rows.filter(({ status }) => status === 'Failed') ?? [];
      if (done) void go({ ...done.asked, ids: [...new Set(failed.map(idOf))] });
    },
    isRunning: (title: PlatformText) => under?.title === title,
    idOf,
    nameOf,
  };
}

/** What screens tell of it. */
export type BulkRun<Row extends Outcome> = Omit<ReturnType<typeof useBulkRun<Row>>, 'run'>;
