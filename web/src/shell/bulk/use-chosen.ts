import { useState } from 'react';

type Numbered = { readonly id: number };

/** The chosen rows of a list by id: they stay chosen on other pages, and follow what changes. */
export function useChosen<Row extends Numbered>(rows: readonly Row[] | undefined) {
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map());
  const fresh = new Map((rows ?? []).map((row) => [String(row.id), row]));
  const chosen = [...kept].map(([id, row]) => fresh.get(id) ?? row);
  const onChange = (ids: ReadonlySet<string>) =>
    setKept(
      new Map(
        [...ids].flatMap((id) => {
          const row = fresh.get(id) ?? kept.get(id);
          return row ? [[id, row] as const] : [];
        }),
      ),
    );
  return {
    chosen,
    clear: () => setKept(new Map()),
    selection: { chosen: new Set(kept.keys()), onChange },
  };
}
