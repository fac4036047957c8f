import { useState } from 'react';
import { explain } from '#client/explain.ts';
import type { BulkBarProps } from '#ui/table/BulkBar.tsx';
import { useToast } from '#ui/Toasts.tsx';

type Numbered = { readonly id: number };

/** All rows that a list has, on whichever page. */
export type AllRows<Row> = {
  /** Undefined until it is known. */
  readonly total: number | undefined;
  /** As many as are worked on at once: of more, not all are offered. */
  readonly most: number;
  readonly fetch: (most: number) => Promise<readonly Row[]>;
};

/**
 * The chosen rows of a list by id: they stay chosen on other pages, and follow what changes. Who
 * chose a whole page may choose all that the list has, where it says how they are fetched.
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
