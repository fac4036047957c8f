import { useMemo, useState } from 'react';
import type { LineRow, Outcome } from './line-rows.ts';

type Fresh = {
  /** What is looked at: another view or page brings other rows. */
  readonly key: string;
  /** The rows of the newest answer; undefined while that is of another view. */
  readonly rows: readonly LineRow[] | undefined;
};

/**
 * The rows of a page as they stood when it was opened: what is decided stays where it is, so that
 * nothing moves under the hand of somebody who goes through them by keyboard.
 */
export function useSteadyRows({ key, rows }: Fresh) {
  const [kept, setKept] = useState<Fresh>({ key: '', rows: undefined });
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  if (rows !== undefined && kept.key !== key) {
    setKept({ key, rows });
    setOutcomes(new Map());
  }
  const shown = useMemo(() => {
    const newest = new Map((rows ?? []).map((row) => [row.id, row]));
    return kept.rows?.map((row) => ({ ...row, ...newest.get(row.id), ...outcomes.get(row.id) }));
  }, [kept.rows, rows, outcomes]);
  const note = (decided: readonly (readonly [number, Outcome])[]) =>
    setOutcomes((before) => new Map([...before, ...decided]));
  const forget = (ids: readonly number[]) =>
    setOutcomes((before) => new Map([...before].filter(([id]) => !ids.includes(id))));
  // Rows of another view are not shown meanwhile: a key pressed then would decide one of them.
  return { rows: kept.key === key ? shown : undefined, note, forget };
}
