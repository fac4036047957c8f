import type { WebOrder } from '@waybill/contract/shops/orders/shapes';
import { useState } from 'react';

type Chosen = ReadonlyMap<string, WebOrder | undefined>;

/** The selected orders, with what was visible of those on other pages. */
export function useChosenOrders(visible: readonly WebOrder[]) {
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const byId = new Map(visible.map((order) => [String(order.id), order]));
  const choose = (ids: Iterable<string>) =>
    setChosen((before) => new Map([...ids].map((id) => [id, byId.get(id) ?? before.get(id)])));
  return { ids: new Set(chosen.keys()), orders: [...chosen.values()], choose };
}
