import { useMemo, useState } from 'react';
import type { ReconciliationLineItem, LineOutcome } from './line-rows.ts';

type Fresh = {
  /** What is looked at: another view or page brings other rows. */
  readonly key: string;
  /** The rows of the newest answer; undefined while that is of another view. */
  readonly rows: readonly ReconciliationLineItem[] | undefined;
};

/**
 * The rows of a page as they stood when it was opened: what is decided stays where it is, so that
 * nothing moves under the hand of somebody who goes through them by keyboard.
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
  // Rows of another view are not shown meanwhile: a key pressed then would decide one of them.
  return { rows: saved.key === key ? visible : undefined, note, forget };
}
