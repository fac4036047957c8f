import { getDefinitions } from '@waybill/contract/records/endpoints';
import { Shapes } from 'lucide-react';
import { useEndpointQuery } from '#client/queries.ts';
import { useAtRest } from '#client/use-at-rest.ts';
import { paths } from '#paths';
import { cx } from '#ui/cx.ts';
import { AppLink } from '#ui/go.tsx';
import { forgetSkip } from '../skip-memory.ts';
import { useLocation } from '../router/use-router.ts';
import { useTranslate } from '../texts/texts-context.ts';

type Props = { readonly row: string; readonly words: string };

/** The tenant's own types of records that the user may see; nothing if there are none. */
export function OwnTypes({ row, words }: Props) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const types = useEndpointQuery(getDefinitions, {}, { enabled: useAtRest(), freshFor: 300_000 });
  if (!types.data || types.data.items.length === 0) return null;
  return (
    <nav aria-label={t('Custom records')} className="border-t border-hairline pt-2">
      <ul className="flex flex-col gap-0.5">
        {types.data.items.map(({ type, options: { pluralname } }) => {
          const to = paths.entities(type);
          const isHere = pathname === to || pathname.startsWith(`${to}/`);
          return (
            <li key={type}>
              <AppLink
                href={to}
                title={pluralname}
                aria-current={isHere ? 'page' : undefined}
                onClick={() => forgetSkip(to)}
                className={cx(row, isHere ? 'bg-selected font-medium text-ink' : 'text-ink-2')}
              >
                <Shapes size={16} aria-hidden="true" className="shrink-0" />
                <span className={cx(words, 'min-w-0 break-words')}>{pluralname}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
