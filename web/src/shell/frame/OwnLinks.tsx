import type { SidebarLink } from '@waybill/contract/tenancy/sidebar-links/shapes';
import { getSidebarLinks } from '@waybill/contract/tenancy/sidebar-links/endpoints';
import { ExternalLink } from 'lucide-react';
import { useEndpointQuery } from '#client/queries.ts';
import { useAtRest } from '#client/use-at-rest.ts';
import { cx } from '#ui/cx.ts';
import { AppLink } from '#ui/go.tsx';
import { useTranslate } from '../texts/texts-context.ts';
import { linkIconOf, linkIcons } from './link-icons.ts';

type Props = { readonly row: string; readonly words: string };

/** The tenant's own links, after the built-in entries; nothing if there are none. */
export function OwnLinks(props: Props) {
  const t = useTranslate();
  const enabled = useAtRest();
  const links = useEndpointQuery(
    getSidebarLinks,
    { maxResultCount: 50 },
    { enabled, freshFor: 300_000 },
  );
  if (!links.data || links.data.items.length === 0) return null;
  return (
    <nav aria-label={t('Links')} className="border-t border-hairline pt-2">
      <ul className="flex flex-col gap-0.5">
        {links.data.items.map((link) => (
          <li key={link.id}>
            <OwnLink {...props} link={link} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** External links, and links marked so, open in a new tab without access to this page. */
function OwnLink({ link, row, words }: Props & { readonly link: SidebarLink }) {
  const t = useTranslate();
  const Icon = linkIcons[linkIconOf(link.icon)];
  const face = (
    <>
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      <span className={cx(words, 'min-w-0 break-words')}>{link.title}</span>
    </>
  );
  const look = cx(row, 'text-ink-2');
  if (link.url.startsWith('/') && !link.isExternal) {
    return (
      <AppLink href={link.url} title={link.title} className={look}>
        {face}
      </AppLink>
    );
  }
  return (
    <a
      href={link.url}
      title={link.title}
      className={look}
      rel="noopener noreferrer"
      {...(link.isExternal && { target: '_blank' })}
    >
      {face}
      {link.isExternal && (
        <>
          <ExternalLink size={12} aria-hidden="true" className={cx('ml-auto shrink-0', words)} />
          <span className="sr-only">{t('(new tab)')}</span>
        </>
      )}
    </a>
  );
}
