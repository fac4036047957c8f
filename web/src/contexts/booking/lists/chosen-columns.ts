import { useState } from 'react';
import { z } from 'zod';
import type { BookingColumn } from './booking-columns.tsx';

const key = 'waybill.bookings.columns';

/** Which columns this device shows; the first always stands, and with it what the list is about. */
export function useChosenColumns(columns: readonly BookingColumn[], about: readonly string[]) {
  const [chosen, setChosen] = useState<readonly string[] | null>(read);
  const ids = chosen ?? columns.filter(({ byDefault }) => byDefault).map(({ id }) => id);
  const choose = (next: readonly string[] | null) => {
    setChosen(next);
    write(next);
  };
  return {
    ids,
    choose,
    shown: columns.filter(({ id }, at) => at === 0 || ids.includes(id) || about.includes(id)),
  };
}

function read(): readonly string[] | null {
  try {
    const parsed = z.array(z.string()).safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function write(ids: readonly string[] | null): void {
  try {
    if (ids === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(ids));
  } catch {
    // Private windows may refuse storage: the choice then lasts as long as the page.
  }
}
