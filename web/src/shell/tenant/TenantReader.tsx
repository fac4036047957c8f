import { type ReactNode, useEffect, useMemo } from 'react';
import { ReaderProvider } from '#ui/reader.ts';
import { type Formats, useFormats } from '../formats.ts';
import { useSession } from '../session/use-session.ts';
import { useTexts } from '../texts/texts-context.ts';
import { useTenant } from './tenant-context.ts';

/** Provides the reader's formats of dates and numbers to fields, calendars and tables. */
export function TenantReader({ children }: { readonly children: ReactNode }) {
  const { timezone: usual } = useTenant();
  const timezone = useSession().data?.user.timezone ?? usual;
  const { languageName: language } = useTexts();
  const formats = useFormats();
  useEffect(() => prepare(formats), [formats]);
  const reader = useMemo(() => ({ language, timezone }), [language, timezone]);
  return <ReaderProvider value={reader}>{children}</ReaderProvider>;
}

/**
 * Makes the formats that most pages have while the code of the page is on its way: the first of
 * each kind takes as long as a page's rows.
 */
function prepare({ dayOf, dateTime, money }: Formats): void {
  const now = Date.now();
  dayOf(now);
  dateTime(now);
  money(0);
}
