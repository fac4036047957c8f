import type { ResultOf } from '@waybill/contract/endpoint';
import type { getCustomers } from '@waybill/contract/customers/endpoints';
import { useState } from 'react';
import { useCustomersById } from '../calls.ts';

type Customer = ResultOf<typeof getCustomers>['items'][number];

const recentMax = 6;

/** Returns the customers recently chosen on this device, latest first, and how to add one. */
export function useRecentCustomers() {
  const [ids, setIds] = useState(() => readIds());
  const { data } = useCustomersById(ids);
  const known = new Map((data?.items ?? []).map((each) => [each.id, each]));
  const recent = ids.flatMap((id) => known.get(id) ?? []);
  const add = (customer: Customer | null) => {
    if (customer === null) return;
    const next = [customer.id, ...ids.filter((id) => id !== customer.id)].slice(0, recentMax);
    setIds(next);
    writeIds(next);
  };
  return [recent, add] as const;
}

const key = 'waybill.customers.recent';

function readIds(): readonly number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(ids)
      ? ids.filter((id) => Number.isSafeInteger(id)).slice(0, recentMax)
      : [];
  } catch {
    return [];
  }
}

function writeIds(ids: readonly number[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Private windows may refuse storage: there are no recent customers then.
  }
}
