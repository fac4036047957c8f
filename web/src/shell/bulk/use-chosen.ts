import { useState } from 'react';
import { explain } from '#client/explain.ts';
import type { BulkBarProps } from '#ui/table/BulkBar.tsx';
import { useToast } from '#ui/Toasts.tsx';

type Numbered = { readonly id: number };

/** All rows of a list, on all pages. */
export type AllRows<Row> = {
  /** Undefined until it is known. */
  readonly total: number | undefined;
  /** The maximum number of rows of one bulk action; a larger list cannot be selected as a whole. */
  readonly most: number;
  readonly fetch: (most: number) => Promise<readonly Row[]>;
};

/**
 * Returns the selected rows of a list by id: they stay selected on other pages and are updated with
 * the list. A user who has selected a whole page can select all rows of the list, if the list
 * specifies how to fetch them.
 */
export function useChosen<Row extends Numbered>(
  rows: readonly Row[] | undefined,
  all?: AllRows<Row>,
) {
  const [saved, setSaved] = useState<ReadonlyMap<string, Row>>(new Map());
  const [isFetching, setFetching] = useState(false);
  const toast = useToast();
  const fresh = mapOf(rows ?? []);
  const chosen = [...saved].map(([id, row]) => fresh.get(id) ?? row);
  const onChange = (ids: ReadonlySet<string>) =>
    setSaved(
      new Map(
        [...ids].flatMap((id) => {
          const row = fresh.get(id) ?? saved.get(id);
          return row ? [[id, row] as const] : [];
        }),
      ),
    );
  const chooseAll = async ({ fetch, most }: AllRows<Row>) => {
    setFetching(true);
    try {
      const found = await fetch(most);
      setSaved((before) => new Map([...before, ...mapOf(found)]));
    } catch (error) {
      toast({ title: explain(error).message, tone: 'problem' });
    }
    setFetching(false);
  };
  const hasPage = fresh.size > 0 && [...fresh.keys()].every((id) => saved.has(id));
  return {
    chosen,
    clear: () => setSaved(new Map()),
    selection: { chosen: new Set(saved.keys()), onChange },
    matching: hasPage && !isFetching ? matchingOf(all, saved.size, chooseAll) : undefined,
  };
}

function matchingOf<Row>(
  all: AllRows<Row> | undefined,
  chosen: number,
  chooseAll: (all: AllRows<Row>) => Promise<void>,
): BulkBarProps['matching'] {
  if (all?.total === undefined) return undefined;
  if (all.total <= chosen || all.total > all.most) return undefined;
  return { total: all.total, all: false, onSelectAll: () => void chooseAll(all) };
}

const mapOf = <Row extends Numbered>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [String(row.id), row]));
