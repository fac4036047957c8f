import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { partsOf } from '@waybill/kernel/parts';
import { useRef, useState } from 'react';
import { explain } from '#client/explain.ts';
import { useToast } from '#ui/Toasts.tsx';
import type { BulkRowOutcome } from './outcome.ts';

/** Something to do with many. */
export type BulkAct<Row, Id = number> = {
  readonly title: PlatformText;
  readonly ids: readonly Id[];
  /** So many in one call; all of them where absent. */
  readonly atOnce?: number | undefined;
  /** Does it with a part of them, and returns what became of each. */
  readonly act: (part: readonly Id[]) => Promise<readonly Row[]>;
  /** What is still to be done before people are notified; `publishEvent` shows what went wrong. */
  readonly beforeConsigning?: ((rows: readonly Row[]) => Promise<void>) | undefined;
  readonly afterConsigning?: (() => Promise<void>) | undefined;
};

type Whose<Row, Id> = {
  readonly idOf: (row: Row) => Id;
  /** The thing in words, by its number. */
  readonly nameOf: (id: Id) => string;
};

/** A running bulk action: the number of processed rows and the total. */
type Under = { readonly title: PlatformText; readonly done: number; readonly of: number };

/** Runs a bulk action, reports its progress, and stores the outcome of each. */
export function useBulkRun<Row extends BulkRowOutcome, Id = number>({
  idOf,
  nameOf,
}: Whose<Row, Id>) {
  const toast = useToast();
  const [done, setDone] = useState<{ requested: BulkAct<Row, Id>; rows: readonly Row[] } | null>(
    null,
  );
  const [under, setUnder] = useState<Under | null>(null);
  const stopped = useRef(false);
  const notify = (error: unknown) => toast({ title: explain(error).message, tone: 'problem' });
  const go = async (query: BulkAct<Row, Id>) => {
    const { title, ids } = query;
    const rows: Row[] = [];
    stopped.current = false;
    try {
      for (const part of partsOf(ids, query.atOnce ?? ids.length)) {
        if (stopped.current) break;
        setUnder({ title, done: rows.length, of: ids.length });
        rows.push(...(await query.act(part)));
      }
    } catch (error) {
      notify(error);
    }
    if (query.beforeConsigning) {
      setUnder({ title, done: rows.length, of: ids.length });
      await query.beforeConsigning(rows);
    }
    setUnder(null);
    if (rows.length > 0) setDone({ requested: query, rows });
    await query.afterConsigning?.().catch(notify);
  };
  return {
    run: (query: BulkAct<Row, Id>) => void go(query),
    done: done && { title: done.requested.title, rows: done.rows },
    under,
    stop: () => {
      stopped.current = true;
    },
    close: () => setDone(null),
    /** Retries the failed rows. */
    again: () => {
      const failed = done?.rows.filter(({ status }) => status === 'Failed') ?? [];
      if (done) void go({ ...done.requested, ids: [...new Set(failed.map(idOf))] });
    },
    isRunning: (title: PlatformText) => under?.title === title,
    idOf,
    nameOf,
  };
}

/** What screens tell of it. */
export type BulkRun<Row extends BulkRowOutcome, Id = number> = Omit<
  ReturnType<typeof useBulkRun<Row, Id>>,
  'run'
>;
