import { type ReactNode, useMemo } from 'react';
import { ReaderProvider } from '#ui/reader.ts';
import { useSession } from '../session/use-session.ts';
import { useTexts } from '../texts/texts-context.ts';
import { useTenant } from './tenant-context.ts';

/** Lets fields, calendars and tables read and write dates and numbers as their reader does. */
export function TenantReader({ children }: { readonly children: ReactNode }) {
  const { timezone: usual } = useTenant();
  const timezone = useSession().data?.user.timezone ?? usual;
  const { languageName: language } = useTexts();
  const reader = useMemo(() => ({ language, timezone }), [language, timezone]);
  return <ReaderProvider value={reader}>{children}</ReaderProvider>;
}
