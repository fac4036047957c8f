import { useRouter } from '@tanstack/react-router';
import { lazy } from 'react';
import type { SearchAction } from '#contexts/search/actions.ts';
import { useToast } from '#ui/Toasts.tsx';
import { navigationFor } from '../navigation.ts';
import { useGo } from '../page-state.ts';
import { useSession } from '../session/use-session.ts';
import { useThemeToggle } from './theme-toggle.ts';
import { WhenOpened } from './WhenOpened.tsx';
import { useSay } from '#shell/texts/texts-context.ts';

const SearchDialog = lazy(async () => ({
  default: (await import('#contexts/search/parts/SearchDialog.tsx')).SearchDialog,
}));

type Props = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };

/** Brings the search dialog, whose code is fetched when it is first opened. */
export function SearchHost({ open, onOpenChange }: Props) {
  const go = useGo();
  const { data: session } = useSession();
  const actions = useActions();
  return (
    <WhenOpened open={open}>
      <SearchDialog
        open={open}
        onOpenChange={onOpenChange}
        onGo={go}
        actions={actions}
        customerId={session?.customer?.id}
      />
    </WhenOpened>
  );
}

/** What `>` offers: the places of the sidebar and a few acts. */
function useActions(): readonly SearchAction[] {
  const say = useSay();
  const go = useGo();
  const toast = useToast();
  const theme = useThemeToggle();
  const { routesByPath } = useRouter();
  const { data: session } = useSession();
  const places = session ? navigationFor(session, (to) => Object.hasOwn(routesByPath, to)) : [];
  return [
    ...places.map(({ label, to }) => ({
      label: say('Go to {label}', { label }),
      act: () => go(to),
    })),
    { label: 'Toggle theme', act: theme.act },
    {
      label: 'Copy page link',
      act: () =>
        void navigator.clipboard
          .writeText(location.href)
          .then(() => toast({ title: 'Page link copied' })),
    },
  ];
}
