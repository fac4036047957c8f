import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { AppLink } from '#ui/go.tsx';
import { Money } from '#ui/Money.tsx';
import { spacedWord } from '../payments/payment-labels.ts';
import {
  balanceOf,
  carriedOf,
  type StatementItemData,
  type StatementItem,
  type StatementSums,
  sumsOf,
} from './carried.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { cx } from '#ui/cx.ts';

const head = cx(
  'sticky top-0 z-10 border-b border-hairline bg-sunken px-3 py-2 text-left text-meta',
  'font-semibold text-ink-2',
);
const cell = 'border-b border-hairline px-3 py-2';
const pinned = 'bg-sunken px-3 py-2 font-semibold';

type Props = {
  readonly statement: StatementItemData;
  /** The number of transactions of the period before those shown. */
  readonly skip: number;
};

/**
 * The transactions of a statement, oldest first, between the balances before and after them. A
 * phone shows both amounts in one column, so that the balance fits on the screen.
 */
export function Ledger({ statement, skip }: Props) {
  const t = useTranslate();
  const { money, date } = useFormats();
  const { openingBalance, closingBalance, items, fromDate, toDate, totalCount } = statement;
  const inAll = { charges: statement.totalCharges, payments: statement.totalPayments };
  const { brought: imported, carried } = carriedOf(statement, skip);
  return (
    <section
      aria-label={t('Transactions')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard scrolling
      tabIndex={0}
      className="max-h-[70dvh] overflow-auto rounded-card border border-hairline bg-surface"
    >
      <table
        aria-label={t('Statement')}
        className="w-full border-separate border-spacing-0 text-table"
      >
        <thead>
          <tr>
            <th scope="col" className={head}>
              {t('Date')}
            </th>
            <th scope="col" className={`${head} max-sm:hidden`}>
              {t('Type')}
            </th>
            <th scope="col" className={`${head} max-sm:hidden`}>
              {t('Reference')}
            </th>
            <th scope="col" className={`${head} max-sm:hidden`}>
              {t('Description')}
            </th>
            <th scope="col" className={`${head} text-right max-sm:hidden`}>
              {t('Charges')}
            </th>
            <th scope="col" className={`${head} text-right max-sm:hidden`}>
              {t('Payments')}
            </th>
            <th scope="col" className={`${head} text-right sm:hidden`}>
              {t('Amount')}
            </th>
            <th scope="col" className={`${head} text-right`}>
              {t('Balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Pinned label="Opening balance" date={date(fromDate)} amount={money(openingBalance)} />
          {imported !== null && <Pinned label="Brought forward" date="" amount={money(imported)} />}
          {items.map((item, at) => (
            <tr key={`${skip + at} ${item.referenceNo}`}>
              <td className={`${cell} num whitespace-nowrap`}>
                {date(item.date)}
                <span className="block text-meta text-ink-2 sm:hidden">
                  <Translated text={spacedWord(item.txnType)} /> <Reference item={item} />
                </span>
              </td>
              <td className={`${cell} whitespace-nowrap max-sm:hidden`}>
                <Translated text={spacedWord(item.txnType)} />
              </td>
              <td className={`${cell} font-mono max-sm:hidden`}>
                <Reference item={item} />
              </td>
              <td className={`${cell} min-w-40 max-sm:hidden`}>{item.description}</td>
              <td className={`${cell} text-right max-sm:hidden`}>
                {item.charges !== 0 && <Money text={money(item.charges)} />}
              </td>
              <td className={`${cell} text-right max-sm:hidden`}>
                {item.payments !== 0 && <Money text={money(item.payments)} />}
              </td>
              <td className={`${cell} text-right sm:hidden`}>
                <Money text={money(balanceOf(item))} />
              </td>
              <td className={`${cell} text-right`}>
                <Money text={money(item.balance)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0">
          {items.length < totalCount && <Total label="This page" sums={sumsOf(items)} />}
          {items.length > 0 && <Total label="All transactions" sums={inAll} />}
          {carried !== null && <Pinned label="Carried forward" date="" amount={money(carried)} />}
          <Pinned label="Closing balance" date={date(toDate)} amount={money(closingBalance)} />
        </tfoot>
      </table>
    </section>
  );
}

/** The link to the invoice or payment of a transaction. */
function Reference({ item }: { readonly item: StatementItem }) {
  const { invoiceId, paymentId, referenceNo } = item;
  const href = invoiceId === null ? paths.payment(paymentId ?? 0) : paths.invoice(invoiceId);
  return (
    <AppLink href={href} className="hit text-primary underline">
      {referenceNo}
    </AppLink>
  );
}

type PinnedProps = { readonly label: string; readonly date: string; readonly amount: string };

function Pinned({ label, date, amount }: PinnedProps) {
  return (
    <tr>
      <td className={`${pinned} num whitespace-nowrap max-sm:hidden`}>{date}</td>
      <th scope="row" colSpan={5} className={`${pinned} text-left max-sm:hidden`}>
        <Translated text={label} />
      </th>
      <th scope="row" colSpan={2} className={`${pinned} text-left sm:hidden`}>
        <Translated text={label} /> <span className="num">{date}</span>
      </th>
      <td className={`${pinned} text-right`}>
        <Money text={amount} />
      </td>
    </tr>
  );
}

type TotalProps = { readonly label: string; readonly sums: StatementSums };

/** The totals of the amount columns; a phone shows both in one column, as for transactions. */
function Total({ label, sums }: TotalProps) {
  const { money } = useFormats();
  const { charges, payments } = sums;
  return (
    <tr>
      <th scope="row" colSpan={4} className={`${pinned} text-left max-sm:hidden`}>
        <Translated text={label} />
      </th>
      <th scope="row" className={`${pinned} text-left sm:hidden`}>
        <Translated text={label} />
      </th>
      <td className={`${pinned} text-right max-sm:hidden`}>
        <Money text={money(charges)} />
      </td>
      <td className={`${pinned} text-right max-sm:hidden`}>
        <Money text={money(payments)} />
      </td>
      <td className={`${pinned} text-right sm:hidden`}>
        <Money text={money(balanceOf(sums))} />
      </td>
      <td className={pinned} aria-hidden />
    </tr>
  );
}
