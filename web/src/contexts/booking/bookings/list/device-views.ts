import type { ViewSearch } from './saved-views.ts';

/** Views and columns that earlier versions stored on the device. */
export type DeviceViews = {
  readonly views: readonly { readonly name: string; readonly search: ViewSearch }[];
  readonly columns: readonly string[] | null;
};

const viewsKey = 'waybill.bookings.views';
const columnsKey = 'waybill.bookings.columns';

/** Returns what is still stored on this device; null if nothing is. */
export function readDeviceViews(): DeviceViews | null {
  const [views, columns] = [readJson(viewsKey), readJson(columnsKey)];
  const areViews = isListOf(isView, views);
  const areColumns = isListOf(isText, columns);
  if (!areViews && !areColumns) return null;
  return { views: areViews ? views : [], columns: areColumns ? columns : null };
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isView(value: unknown): value is DeviceViews['views'][number] {
  const { name, search } = (value ?? {}) as { readonly name?: unknown; readonly search?: unknown };
  if (!isText(name) || typeof search !== 'object' || search === null) return false;
  return Object.values(search).every((each) => isText(each) || typeof each === 'number');
}

const isListOf = <T>(is: (value: unknown) => value is T, values: unknown): values is readonly T[] =>
  Array.isArray(values) && values.every(is);

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
