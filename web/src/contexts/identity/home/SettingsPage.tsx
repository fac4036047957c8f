import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useMay } from '#shell/permissions.ts';
import { useLabel } from '#ui/labels.ts';
import { useSession } from '#shell/session/use-session.ts';
import { inputClass } from '#ui/form/input-look.ts';
import { AppLink } from '#ui/go.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { settingsSections } from './settings-sections.ts';

/** The front page of the settings: a searchable tile for every section one may open. */
export function SettingsPage() {
  const may = useMay();
  const { data: session } = useSession();
  const { routesByPath } = useRouter();
  const [text, setText] = useState('');
  const t = useLabel();
  const wanted = text.trim().toLowerCase();
  const sections = settingsSections.filter(
    ({ to, permission, customersOnly, ...each }) =>
      Object.hasOwn(routesByPath, to) &&
      (!customersOnly || session?.isCustomer === true) &&
      (permission === undefined || may(permission)) &&
      `${t(each.title)} ${each.title} ${each.text}`.toLowerCase().includes(wanted),
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
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {sections.map(({ title, text: about, to }) => (
          <li key={to}>
            <AppLink
              href={to}
              className="block h-full rounded-card border border-hairline bg-surface p-4 hover:bg-sunken"
            >
              <span className="block text-lead font-semibold">{t(title)}</span>
              <span className="block text-ink-2">{t(about)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
      {sections.length === 0 && <output className="block">{t('No matches.')}</output>}
    </>
  );
}
