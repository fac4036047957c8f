import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { partsOf } from '@waybill/kernel/parts';
import { useRef, useState } from 'react';
import { explain } from '#client/explain.ts';
import { useToast } from '#ui/Toasts.tsx';
import type { BulkRowOutcome } from './outcome.ts';

/** A bulk action. */
export type BulkAct<Row> = {
  readonly title: PlatformText;
  readonly ids: readonly number[];
  /** The number of rows per request; all of them by default. */
  readonly atOnce?: number | undefined;
  /** Runs the action on a part of the rows, and returns the outcome of each. */
  readonly act: (part: readonly number[]) => Promise<readonly Row[]>;
  /** Runs after the rows and before the outcome is shown; it reports its own errors. */
  readonly beforeConsigning?: ((rows: readonly Row[]) => Promise<void>) | undefined;
  readonly afterConsigning?: (() => Promise<void>) | undefined;
};

type Whose<Row> = {
  readonly idOf: (row: Row) => number;
  /** Returns the name of a record by its id. */
  readonly nameOf: (id: number) => string;
};

/** A running bulk action: the number of processed rows and the total. */
type Under = { readonly title: PlatformText; readonly done: number; readonly of: number };

/** Runs a bulk action, reports its progress, and stores the outcome of each. */
export function useBulkRun<Row extends BulkRowOutcome>({ idOf, nameOf }: Whose<Row>) {
  const toast = useToast();
  const [done, setDone] = useState<{ requested: BulkAct<Row>; rows: readonly Row[] } | null>(null);
  const [under, setUnder] = useState<Under | null>(null);
  const stopped = useRef(false);
  const notify = (error: unknown) => toast({ title: explain(error).message, tone: 'problem' });
  const go = async (query: BulkAct<Row>) => {
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
    run: (query: BulkAct<Row>) => void go(query),
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

/** The part of a bulk run that screens use. */
export type BulkRun<Row extends BulkRowOutcome> = Omit<ReturnType<typeof useBulkRun<Row>>, 'run'>;
