import { type ReactNode, useMemo } from 'react';
import { DateHabitsProvider, dateHabitsOf } from '#ui/date-habits.ts';
import { useSession } from '../session/use-session.ts';
import { useTexts } from '../texts/texts-context.ts';
import { useTenant } from './tenant-context.ts';

/** Lets fields and calendars read and write dates and numbers as their reader does. */
export function ReaderHabits({ children }: { readonly children: ReactNode }) {
  const { timezone: usual } = useTenant();
  const timezone = useSession().data?.user.timezone ?? usual;
  const { languageName } = useTexts();
  const habits = useMemo(() => dateHabitsOf(languageName, timezone), [languageName, timezone]);
  return <DateHabitsProvider value={habits}>{children}</DateHabitsProvider>;
}
