import { cx } from '#ui/cx.ts';
import { useState } from 'react';
import { settingsTiles } from '#settings-tiles';
import { type SettingsTile, settingsGroups } from '#shell/settings-tiles.ts';
import { useMay } from '#shell/permissions.ts';
import { useRouter } from '#shell/router/use-router.ts';
import { useLabel } from '#ui/labels.ts';
import { useSession } from '#shell/session/use-session.ts';
import { inputClass } from '#ui/form/input-look.ts';
import { AppLink } from '#ui/go.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';

/** The front page of the settings: a searchable tile for each accessible page, by group. */
export function SettingsPage() {
  const [text, setText] = useState('');
  const t = useLabel();
  const wanted = text.trim().toLowerCase();
  const tiles = useTiles().filter(({ title, text: about }) =>
    `${t(title)} ${title} ${about}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <PageHeading title="Settings" />
      <label className="mb-4 block max-w-sm">
        <span className="sr-only">{t('Search settings')}</span>
        <input
          type="search"
          placeholder={t('Search settings')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className={inputClass(false)}
        />
      </label>
      {settingsGroups
        .map((group) => ({ group, tiles: tiles.filter((tile) => tile.group === group) }))
        .filter(({ tiles: visible }) => visible.length > 0)
        .map(({ group, tiles: visible }) => (
          <section key={group} aria-label={t(group)} className="mb-6">
            <h2 className="mb-2 text-h3 font-semibold">{t(group)}</h2>
            <Tiles tiles={visible} />
          </section>
        ))}
      {tiles.length === 0 && <output className="block">{t('No matches.')}</output>}
    </>
  );
}

type Tile = SettingsTile & { readonly title: string };

/** Returns the tiles of the pages that the user may open, in the order of the contexts. */
function useTiles(): readonly Tile[] {
  const may = useMay();
  const { data: session } = useSession();
  const { pages } = useRouter();
  return settingsTiles.flatMap((tile) => {
    const page = pages.find(({ path }) => path === tile.path);
    if (page === undefined || (tile.customersOnly && session?.isCustomer !== true)) return [];
    const mayOpen = page.access === 'public' || page.access === 'signedIn' || may(page.access);
    return mayOpen ? [{ title: page.title, ...tile }] : [];
  });
}

function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const t = useLabel();
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {tiles.map(({ title, text, path }) => (
        <li key={path}>
          <AppLink
            href={path}
            className={cx(
              'block h-full rounded-card border border-hairline bg-surface p-4',
              'hover:bg-sunken',
            )}
          >
            <span className="block text-lead font-semibold">{t(title)}</span>
            <span className="block text-ink-2">{t(text)}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
