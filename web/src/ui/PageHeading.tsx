import { ChevronDown, ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { ActionButton, stateIcon } from './ActionButton.tsx';
import { Button } from './Button.tsx';
import { CopyButton } from './Copyable.tsx';
import { AppLink } from './go.tsx';
import { type HeadingAction, type HeadingEntry, splitActions } from './heading-actions.ts';
import { useMedia, wide } from './media.ts';
import { Menu, type MenuItem } from './Menu.tsx';
import { useLabel } from './labels.ts';
import { useUiTexts } from './ui-texts.ts';

type Crumb = { readonly label: string; readonly href?: string | undefined };

export type PageHeadingProps = {
  readonly title: ReactNode;
  /** The text that a button beside the title copies. */
  readonly copy?: string | undefined;
  /** The path to this page; the first item is a link, so it must have an address. */
  readonly breadcrumb?: readonly [{ label: string; href: string }, ...Crumb[]] | undefined;
  readonly icon?: LucideIcon | undefined;
  /** The number of things that the page lists, beside the title. */
  readonly count?: string | undefined;
  /** Pills and details beside the title. */
  readonly aside?: ReactNode;
  readonly actions?: readonly HeadingEntry[] | undefined;
};

/** The heading of every page: its location, its title and its actions. */
export function PageHeading(props: PageHeadingProps) {
  const { title, copy, breadcrumb, icon: Icon, count, aside, actions = [] } = props;
  const t = useLabel();
  return (
    <header className="mb-4">
      {breadcrumb && <Breadcrumb crumbs={breadcrumb} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-center gap-x-3 gap-y-1">
          {Icon && <Icon size={20} className="text-ink-3" aria-hidden="true" />}
          <span className="group/copy inline-flex max-w-full items-center gap-1">
            <h1 className="min-w-0 text-h1 font-semibold break-words">{t(title)}</h1>
            {copy !== undefined && <CopyButton text={copy} />}
          </span>
          {count !== undefined && <span className="num text-lead text-ink-3">{count}</span>}
          {/* On a phone below the title: beside it, it would move when the title gets longer. */}
          {aside !== undefined && (
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 max-sm:basis-full">
              {aside}
            </div>
          )}
        </div>
        {actions.length > 0 && <HeadingActions actions={actions} />}
      </div>
    </header>
  );
}

function Breadcrumb({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const words = useUiTexts();
  const t = useLabel();
  return (
    <nav aria-label={words.breadcrumb} className="mb-1">
      <ol className="flex flex-wrap items-center gap-1 text-table text-ink-3">
        {crumbs.map((crumb, at) => (
          <li key={`${crumb.label}-${at}`} className="flex items-center gap-1">
            {at > 0 && <ChevronRight size={16} aria-hidden="true" data-separator />}
            {crumb.href === undefined ? (
              <span aria-current={at === crumbs.length - 1 ? 'page' : undefined}>
                {t(crumb.label)}
              </span>
            ) : (
              <AppLink href={crumb.href} className="hit rounded hover:text-ink hover:underline">
                {t(crumb.label)}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function HeadingActions({ actions }: { readonly actions: readonly HeadingEntry[] }) {
  const words = useUiTexts();
  const roomy = useMedia(wide);
  const { primary, secondary, seldom } = splitActions(actions);
  const leading = leaderOf(primary);
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {roomy &&
        secondary.map((entry, at) =>
          entry === 'separator' ? (
            <span key={`line-${at}`} className="mx-1 h-5 w-px bg-hairline" aria-hidden="true" />
          ) : (
            <ActionButton
              key={entry.label}
              action={entry}
              look={entry.danger ? 'danger' : 'secondary'}
            />
          ),
        )}
      {roomy ? (
        <ActionMenu label={words.more} entries={seldom} />
      ) : (
        <ActionMenu label={words.actions} entries={[...secondary, ...seldom]} />
      )}
      {leaderLast(primary, leading).map((action) => (
        <ActionButton
          key={action.label}
          action={action}
          look={action.danger ? 'danger' : action === leading ? 'primary' : 'secondary'}
        />
      ))}
    </div>
  );
}

type ActionMenuProps = { readonly label: string; readonly entries: readonly HeadingEntry[] };

function ActionMenu({ label, entries }: ActionMenuProps) {
  if (entries.length === 0) return null;
  return (
    <Menu
      trigger={
        <Button>
          {label}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
      items={entries.map(asMenuItem)}
    />
  );
}

/** Returns the action marked primary, else the first that may be primary. */
const leaderOf = (primary: readonly HeadingAction[]): HeadingAction | undefined =>
  primary.find((action) => action.primary) ??
  primary.find((action) => action.primary === undefined);

const leaderLast = (
  primary: readonly HeadingAction[],
  leading: HeadingAction | undefined,
): readonly HeadingAction[] =>
  leading === undefined ? primary : [...primary.filter((each) => each !== leading), leading];

function asMenuItem(entry: HeadingEntry): MenuItem {
  if (entry === 'separator') return entry;
  const { state, primary: _, seldom: __, ...rest } = entry;
  return { ...rest, icon: stateIcon(state) ?? entry.icon };
}
