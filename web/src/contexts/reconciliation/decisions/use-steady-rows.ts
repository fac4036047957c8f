import { useMemo, useState } from 'react';
import type { ReconciliationLineItem, LineOutcome } from './line-rows.ts';

type Fresh = {
  /** Identifies the view and page: another key replaces the rows. */
  readonly key: string;
  /** The rows of the latest response; undefined while it belongs to another view. */
  readonly rows: readonly ReconciliationLineItem[] | undefined;
};

/**
 * Returns the rows of a page in the order in which it was opened: decided rows stay in place, so
 * that nothing moves while a user works through them by keyboard.
 */
export function useSteadyRows({ key, rows }: Fresh) {
  const [saved, setSaved] = useState<Fresh>({ key: '', rows: undefined });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, LineOutcome>>(new Map());
  if (rows !== undefined && saved.key !== key) {
    setSaved({ key, rows });
    setOutcomes(new Map());
  }
  const visible = useMemo(() => {
    const newest = new Map((rows ?? []).map((row) => [row.id, row]));
    return saved.rows?.map((row) => ({ ...row, ...newest.get(row.id), ...outcomes.get(row.id) }));
  }, [saved.rows, rows, outcomes]);
  const note = (decided: readonly (readonly [number, LineOutcome])[]) =>
    setOutcomes((before) => new Map([...before, ...decided]));
  const forget = (ids: readonly number[]) =>
    setOutcomes((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  // Rows of another view are hidden meanwhile: a key pressed then would decide one of them.
  return { rows: saved.key === key ? visible : undefined, note, forget };
}
