import { createElement, lazy, useEffect, useState } from 'react';
import type { SearchAction } from '#contexts/search/actions.ts';
import { useToast } from '#ui/Toasts.tsx';
import { paths } from '#paths';
import { navigationFor } from '../navigation.ts';
import { usePageExists } from '../page-exists.ts';
import { useMay } from '../permissions.ts';
import { useGo } from '../page-state.ts';
import { useSession } from '../session/use-session.ts';
import { useThemeToggle } from './theme-toggle.ts';
import { WhenOpened } from './WhenOpened.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

const load = async () => ({
  default: (await import('#contexts/search/parts/SearchDialog.tsx')).SearchDialog,
});
const SearchDialog = lazy(load);
type Dialog = Awaited<ReturnType<typeof load>>['default'];

/** The page loads first: users who search then type at once, and no character may be lost. */
const restMs = 1500;

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** Opens the search dialog, whose code is fetched once the page is idle. */
export function SearchHost({ open, onOpenChange }: Props) {
  const go = useGo();
  const { data: session } = useSession();
  const actions = useActions();
  const fetched = useFetchedDialog(open);
  const props = { open, onOpenChange, onGo: go, actions, customerId: session?.customer?.id };
  if (fetched !== null) return createElement(fetched, props);
  return (
    <WhenOpened open={open}>
      <SearchDialog {...props} />
    </WhenOpened>
  );
}

/**
 * Returns the dialog fetched while idle, which renders at once: a suspended one appears a third of
 * a second late and loses the characters typed before. Null until then, and while a suspended
 * dialog is open.
 */
function useFetchedDialog(open: boolean): Dialog | null {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  useEffect(() => {
    if (open || dialog !== null) return undefined;
    let isWanted = true;
    const fetchIt = async () => {
      const { default: fetched } = await load();
      if (isWanted) setDialog(() => fetched);
    };
    // A failed fetch is retried when the dialog is opened.
    const timer = setTimeout(() => void fetchIt().catch(() => undefined), restMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [open, dialog]);
  return dialog;
}

/** Records that can be created from anywhere. */
const begun = [
  { label: 'New booking', to: paths.newBooking(), permission: 'Booking.Create' },
  { label: 'Import bookings', to: paths.importBookings(), permission: 'Booking.Create' },
] as const;

/** Pages that are not in the sidebar. */
const within = [
  { label: 'Quotes', to: paths.quotes(), permission: 'Booking' },
  { label: 'Manifest', to: paths.manifest(), permission: 'Booking.Edit' },
] as const;

/** Returns the commands after `>`: records to create, pages, and a few actions. */
function useActions(): readonly SearchAction[] {
  const t = useTranslate();
  const go = useGo();
  const toast = useToast();
  const theme = useThemeToggle();
  const { data: session } = useSession();
  const may = useMay();
  const isThere = usePageExists();
  const places = session ? navigationFor(session, isThere) : [];
  return [
    ...begun
      .filter(({ permission, to }) => may(permission) && isThere(to))
      .map(({ label, to }) => ({ label: t(label), act: () => go(to) })),
    ...[...places, ...within.filter(({ permission, to }) => may(permission) && isThere(to))].map(
      ({ label, to }) => ({
        label: t('Go to {label}', { label: t(label) }),
        act: () => go(to),
      }),
    ),
    { label: t('Toggle theme'), act: theme.act },
    {
      label: t('Copy page link'),
      act: () =>
        void navigator.clipboard
          .writeText(location.href)
          .then(() => toast({ title: 'Link copied to clipboard' })),
    },
  ];
}
