import { paths } from '#paths';
import { usePageExists } from '#shell/page-exists.ts';
import { useMay } from '#shell/permissions.ts';
import { useLocation } from '#shell/router/use-router.ts';
import { cx } from '#ui/cx.ts';
import { AppLink } from '#ui/go.tsx';
import { useOpenInView } from '#ui/in-view.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';

const places = [
  { label: 'Invoices', to: paths.invoices() },
  { label: 'Payments', to: paths.payments() },
  { label: 'Remittances', to: paths.remittances() },
  { label: 'Credit notes', to: paths.creditNotes() },
  { label: 'Statements', to: paths.statements() },
  { label: 'RCTIs', to: paths.rctis(), needs: 'Finance.Contractors' },
  { label: 'Fees', to: paths.fees(), needs: 'Finance.Fees' },
  { label: 'Journals', to: paths.journals(), needs: 'Finance.Create' },
  { label: 'Accounting', to: paths.books(), needs: 'Finance.Create' },
  { label: 'Reconciliation', to: paths.reconciliations(), needs: 'Booking.Reconcile' },
] as const;

/** The navigation between the lists of finance. */
export function FinanceNav() {
  const t = useTranslate();
  const { pathname } = useLocation();
  const exists = usePageExists();
  const may = useMay();
  const strip = useOpenInView<HTMLElement>(pathname);
  return (
    <nav
      ref={strip}
      aria-label={t('Finance')}
      className="relative mb-4 flex gap-1 overflow-x-auto border-b border-hairline md:flex-wrap"
    >
      {places
        .filter((place) => exists(place.to) && (!('needs' in place) || may(place.needs)))
        .map(({ label, to }) => (
          <AppLink
            key={to}
            href={to}
            aria-current={pathname === to ? 'page' : undefined}
            className={cx(
              'flex h-10 items-center border-b-2 px-3 font-medium whitespace-nowrap',
              '-outline-offset-2 pointer-coarse:h-11',
              pathname === to ? 'border-primary' : 'border-transparent text-ink-2 hover:text-ink',
            )}
          >
            {t(label)}
          </AppLink>
        ))}
    </nav>
  );
}
