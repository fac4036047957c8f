import type { ReactNode } from 'react';
import { lazy, useEffect, useRef, useState } from 'react';
import { cx } from '#ui/cx.ts';
import { useShortcut } from '#ui/use-shortcut.ts';
import type { PageDefinition } from '../page.ts';
import { useLocation, useOpenPage } from '../router/use-router.ts';
import { useSession } from '../session/use-session.ts';
import { useTranslate } from '../texts/texts-context.ts';
import { ConnectionBar } from './ConnectionBar.tsx';
import { GlobalKeys } from './GlobalKeys.tsx';
import { SearchHost } from './SearchHost.tsx';
import { Sidebar } from './Sidebar.tsx';
import { TopBar } from './TopBar.tsx';
import { WhenOpened } from './WhenOpened.tsx';

const NavigationDrawer = lazy(async () => ({
  default: (await import('./NavigationDrawer.tsx')).NavigationDrawer,
}));

const ImpersonationStrip = lazy(async () => ({
  default: (await import('./ImpersonationStrip.tsx')).ImpersonationStrip,
}));

type Props = { readonly page: PageDefinition | undefined; readonly children: ReactNode };

/** The layout around a page: sidebar, top bar and strips, as declared by the page. */
export function Frame({ page, children }: Props) {
  const { data: session } = useSession();
  const [searching, setSearching] = useState(false);
  const [menuOpen, setMenuOpen] = useState(false);
  const navigation = session !== null && (page?.navigation ?? true);
  const header = page?.header ?? true;
  const search = () => setSearching(true);
  return (
    <div className="flex min-h-dvh">
      <SkipLink />
      {navigation && (
        <>
          <OpensSearch onOpen={search} />
          <GlobalKeys />
          <Sidebar user={session} onSearch={search} />
          <WhenOpened open={menuOpen}>
            <NavigationDrawer
              user={session}
              open={menuOpen}
              onOpenChange={setMenuOpen}
              onSearch={search}
            />
          </WhenOpened>
          <SearchHost open={searching} onOpenChange={setSearching} />
        </>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <ConnectionBar />
        <WhenOpened open={session?.impersonatedLogin ?? false}>
          {session?.impersonatedLogin && <ImpersonationStrip name={session.user.name} />}
        </WhenOpened>
        {header && <TopBar onMenu={navigation ? () => setMenuOpen(true) : undefined} />}
        <Main wide={page?.wide ?? false} bare={!navigation && !header}>
          {children}
        </Main>
      </div>
    </div>
  );
}

/** Binds ⌘K and Ctrl+K on every page with this layout. */
function OpensSearch({ onOpen }: { onOpen: () => void }) {
  useShortcut('Mod+k', onOpen);
  return null;
}

function SkipLink() {
  const t = useTranslate();
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-surface focus:p-3"
    >
      {t('Skip to content')}
    </a>
  );
}

type MainProps = { readonly wide: boolean; readonly bare: boolean; readonly children: ReactNode };

/**
 * The page's own area. A new page receives the focus, so that screen readers start there. Until its
 * code has come the page before it stays, and the area is busy: what is opened there would close.
 */
function Main({ wide, bare, children }: MainProps) {
  const { pathname: page } = useOpenPage().address;
  const isLeaving = useLocation().pathname !== page;
  const main = useRef<HTMLElement>(null);
  const focused = useRef(page);
  useEffect(() => {
    if (focused.current === page) return;
    focused.current = page;
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <main
      id="content"
      ref={main}
      tabIndex={-1}
      aria-busy={isLeaving || undefined}
      className={cx(
        'flex-1 outline-none',
        !bare && 'px-4 py-4 sm:px-6',
        !wide && !bare && 'mx-auto w-full max-w-[1440px]',
      )}
    >
      {children}
    </main>
  );
}
