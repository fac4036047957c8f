import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { AppLink } from '#ui/go.tsx';
import { Money } from '#ui/Money.tsx';
import type { RemittanceRow } from './remittance-columns.tsx';
import { RemittancePill } from './RemittancePill.tsx';

const head = 'border-b border-hairline py-2 pr-3 text-left text-meta font-semibold text-ink-2';
const cell = 'border-b border-hairline py-2 pr-3 align-top';

/** The invoices of a remittance advice: what was announced of each, and what came in. */
export function RemittanceLines({
  lines,
}: {
  readonly lines: RemittanceRow['invoiceRemittances'];
}) {
  const { money } = useFormats();
  return (
    <table aria-label="Invoices" className="w-full text-table">
      <thead>
        <tr>
          <th scope="col" className={head}>
            Invoice
          </th>
          <th scope="col" className={head}>
            Status
          </th>
          <th scope="col" className={`${head} text-right`}>
            Advised
          </th>
          <th scope="col" className={`${head} text-right`}>
            Paid
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.invoiceId}>
            <td className={cell}>
              <AppLink
                href={paths.invoice(line.invoiceId)}
                className="hit font-mono text-primary underline"
              >
                {line.invoiceNumber}
              </AppLink>
              {line.note && <span className="block text-meta text-ink-2">{line.note}</span>}
            </td>
            <td className={cell}>
              <RemittancePill status={line.status} />
            </td>
            <td className={`${cell} text-right`}>
              <Money text={money(line.amount)} />
            </td>
            <td className={`${cell} text-right`}>
              <Money text={money(line.paidAmount)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
