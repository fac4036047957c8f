import { z } from 'zod';
import type { ViewSearch } from './saved-views.ts';

/** Views and columns that earlier versions stored on the device. */
export type DeviceViews = {
  readonly views: readonly { readonly name: string; readonly search: ViewSearch }[];
  readonly columns: readonly string[] | null;
};

const viewsKey = 'waybill.bookings.views';
const columnsKey = 'waybill.bookings.columns';
const Views = z.array(
  z.object({ name: z.string(), search: z.record(z.string(), z.union([z.string(), z.number()])) }),
);

/** Returns what is still stored on this device; null if nothing is. */
export function readDeviceViews(): DeviceViews | null {
  const views = Views.safeParse(readJson(viewsKey));
  const columns = z.array(z.string()).safeParse(readJson(columnsKey));
  if (!views.success && !columns.success) return null;
  return {
    views: views.success ? (views.data as DeviceViews['views']) : [],
    columns: columns.success ? columns.data : null,
  };
}

/** Deletes it, as it has been moved to the server. */
export function forgetDeviceViews(): void {
  try {
    localStorage.removeItem(viewsKey);
    localStorage.removeItem(columnsKey);
  } catch {
    // Private windows may refuse storage: nothing was stored then.
  }
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
