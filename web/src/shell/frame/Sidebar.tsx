import { LogOut, Search, UserRoundCog } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { paths } from '#paths';
import { cx } from '#ui/cx.ts';
import { AppLink } from '#ui/go.tsx';
import { Kbd } from '#ui/Kbd.tsx';
import { later } from '#ui/later.ts';
import { sidebarWidth, useMedia } from '#ui/media.ts';
import type { NavigationEntry } from '../navigation.ts';
import { navigationFor } from '../navigation.ts';
import { usePageExists } from '../page-exists.ts';
import { useMay } from '../permissions.ts';
import { useLocation } from '../router/use-router.ts';
import type { Session } from '../session/session.ts';
import { forgetSkip } from '../skip-memory.ts';
import { TenantLogo } from '../tenant/TenantLogo.tsx';
import { useTranslate } from '../texts/texts-context.ts';
import { navigationIcons } from './navigation-icons.ts';
import { UserBlock } from './UserBlock.tsx';

type OwnEntries = ComponentType<{ readonly row: string; readonly words: string }>;

/** What a tenant adds comes with its data; without it, the entries of all tenants remain. */
const optional = (load: () => Promise<OwnEntries>) =>
  later<{ readonly row: string; readonly words: string }>(() => load().catch(() => () => null));
const OwnTypes = optional(async () => (await import('../at-rest.ts')).OwnTypes);
const OwnLinks = optional(async () => (await import('../at-rest.ts')).OwnLinks);

export type SidebarProps = {
  readonly user: Session;
  readonly onSearch: () => void;
};

/** The sidebar: 13rem wide, icons only on narrower screens; small ones have the drawer alone. */
export function Sidebar(props: SidebarProps) {
  const t = useTranslate();
  if (!useMedia(sidebarWidth)) return null;
  return (
    <aside
      aria-label={t('Sidebar')}
      className={cx(
        'sticky top-0 flex h-dvh w-14 shrink-0 flex-col overflow-y-auto border-r',
        'border-hairline bg-surface xl:w-[13rem] print:hidden',
      )}
    >
      <SidebarContent {...props} shrinks />
    </aside>
  );
}

/** The content of sidebar and drawer. `shrinks`: shows icons without labels below 1280 px. */
export function SidebarContent(props: SidebarProps & { shrinks?: boolean }) {
  const { user, onSearch, shrinks = false } = props;
  const words = shrinks ? 'sr-only xl:not-sr-only' : '';
  const { pathname, href } = useLocation();
  const t = useTranslate();
  const may = useMay();
  return (
    <div className="flex min-h-full flex-col gap-2 p-2">
      <AppLink href={paths.home()} className="block px-2 py-2">
        <TenantLogo className={shrinks ? 'h-6 xl:h-8' : 'h-8'} />
      </AppLink>
      <button
        type="button"
        onClick={onSearch}
        className={cx(row, 'border border-hairline text-ink-3')}
      >
        <Search size={16} aria-hidden="true" />
        <span className={words}>{t('Search')}</span>
        <span className={cx('ml-auto', shrinks && 'hidden xl:inline')}>
          <Kbd keys="Mod+k" />
        </span>
      </button>
      <nav aria-label={t('Main')}>
        <ul className="flex flex-col gap-0.5">
          {useEntries(user).map((entry) => (
            <li key={entry.to}>
              <EntryLink entry={entry} here={isHere(entry.to, pathname)} words={words} />
            </li>
          ))}
        </ul>
      </nav>
      <OwnTypes row={row} words={words} />
      {user.isTenant && <OwnLinks row={row} words={words} />}
      <div className="mt-auto flex flex-col gap-0.5 border-t border-hairline pt-2">
        {user.isTenant && may('Administration.Impersonation') && !user.impersonatedLogin && (
          <Row href={paths.switchUser({ returnTo: href })} icon={UserRoundCog} words={words}>
            {t('Switch user')}
          </Row>
        )}
        {!user.impersonatedLogin && (
          <Row href={paths.logout()} icon={LogOut} words={words}>
            {t('Logout')}
          </Row>
        )}
        <UserBlock user={user} words={words} />
      </div>
    </div>
  );
}

function useEntries(user: Session): readonly NavigationEntry[] {
  return navigationFor(user, usePageExists());
}

type EntryProps = {
  readonly entry: NavigationEntry;
  readonly here: boolean;
  readonly words: string;
};

function EntryLink({ entry, here, words }: EntryProps) {
  const Icon = navigationIcons[entry.icon];
  const t = useTranslate();
  return (
    <AppLink
      href={entry.to}
      title={t(entry.label)}
      aria-current={here ? 'page' : undefined}
      onClick={() => forgetSkip(entry.to)}
      className={cx(row, here ? 'bg-selected font-medium text-ink' : 'text-ink-2')}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={words}>{t(entry.label)}</span>
    </AppLink>
  );
}

type RowProps = {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly words: string;
  readonly children: ReactNode;
};

function Row({ href, icon: Icon, words, children }: RowProps) {
  return (
    <AppLink href={href} className={cx(row, 'text-ink-2')}>
      <Icon size={16} aria-hidden="true" />
      <span className={words}>{children}</span>
    </AppLink>
  );
}

/** True for the current page's entry, and for pages below it without an entry of their own. */
function isHere(to: string, pathname: string): boolean {
  if (pathname === to) return true;
  if (to === '/drivers' || to === '/jobs') return pathname.startsWith(`${to}/details`);
  return (
    pathname.startsWith(`${to}/`) ||
    (to === '/finance/invoices' && pathname.startsWith('/finance/')) ||
    (to === '/carriers' && pathname.startsWith('/rates/'))
  );
}

const row = cx(
  'flex min-h-8 w-full items-center gap-2 rounded-control px-3 py-1.5 text-left',
  'text-body hover:bg-sunken hover:text-ink pointer-coarse:min-h-11',
);
