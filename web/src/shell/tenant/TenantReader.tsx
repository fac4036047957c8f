import { type ReactNode, useMemo } from 'react';
import { ReaderProvider } from '#ui/reader.ts';
import { useSession } from '../session/use-session.ts';
import { useTexts } from '../texts/texts-context.ts';
import { useTenant } from './tenant-context.ts';

/** Provides the reader's formats of dates and numbers to fields, calendars and tables. */
export function TenantReader({ children }: { readonly children: ReactNode }) {
  const { timezone: usual } = useTenant();
  const timezone = useSession().data?.user.timezone ?? usual;
  const { languageName: language } = useTexts();
  const reader = useMemo(() => ({ language, timezone }), [language, timezone]);
  return <ReaderProvider value={reader}>{children}</ReaderProvider>;
}
