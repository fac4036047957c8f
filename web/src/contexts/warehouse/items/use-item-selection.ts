import type { WarehouseItem } from '@waybill/contract/warehouse/items/shapes';
import { useState } from 'react';

/** Returns the selected items by id, including those of other pages. */
export function useItemSelection(rows: readonly WarehouseItem[] | undefined) {
  const [items, setItems] = useState<ReadonlyMap<string, WarehouseItem>>(new Map());
  const onChange = (chosen: ReadonlySet<string>) => {
    const known = new Map([...items, ...(rows ?? []).map((row) => [row.id, row] as const)]);
    const selected = [...chosen].flatMap((id) => {
      const item = known.get(id);
      return item === undefined ? [] : [[id, item] as const];
    });
    setItems(new Map(selected));
  };
  return {
    items: [...items.values()],
    selection: { chosen: new Set(items.keys()), onChange },
    clear: () => setItems(new Map()),
  };
}
