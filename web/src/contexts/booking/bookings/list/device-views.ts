import { z } from 'zod';
import type { ViewSearch } from './saved-views.ts';

/** Views and columns as they were kept before the server knew them: on the device. */
export type DeviceViews = {
  readonly views: readonly { readonly name: string; readonly search: ViewSearch }[];
  readonly columns: readonly string[] | null;
};

const viewsKey = 'waybill.bookings.views';
const columnsKey = 'waybill.bookings.columns';
const Views = z.array(
  z.object({ name: z.string(), search: z.record(z.string(), z.union([z.string(), z.number()])) }),
);

/** What is still on this device; null where nothing is. */
export function readDeviceViews(): DeviceViews | null {
  const views = Views.safeParse(readJson(viewsKey));
  const columns = z.array(z.string()).safeParse(readJson(columnsKey));
  if (!views.success && !columns.success) return null;
  return {
    views: views.success ? (views.data as DeviceViews['views']) : [],
    columns: columns.success ? columns.data : null,
  };
}

/** It lives on the server now. */
export function forgetDeviceViews(): void {
  try {
    localStorage.removeItem(viewsKey);
    localStorage.removeItem(columnsKey);
  } catch {
    // Private windows may refuse storage: there was nothing, then.
  }
}

function readJson(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
