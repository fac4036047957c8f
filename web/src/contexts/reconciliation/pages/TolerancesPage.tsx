import type { getReconciliationTerms } from '@waybill/contract/reconciliation/endpoints';
import type { ResultOf } from '@waybill/contract/endpoint';
import { useMemo, useState } from 'react';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import type { Column } from '#ui/table/types.ts';
import { useTerms } from '../calls.ts';
import { ToleranceDrawer } from '../parts/ToleranceDrawer.tsx';
import { type Say, useSay } from '#shell/texts/texts-context.ts';
import { Said } from '#shell/texts/Said.tsx';

export type Account = ResultOf<typeof getReconciliationTerms>['accounts'][number];
type Side = Account['tolerance']['above'];

const idOf = ({ carrierAccountId }: Account) => String(carrierAccountId);
const nameOf = ({ name }: Account) => name;

/** How far a carrier's charge may be from its quote and still match, account by account. */
export function TolerancesPage() {
  const say = useSay();
  const formats = useFormats();
  const answer = useTerms();
  const [editedId, setEditedId] = useState<number | null>(null);
  const columns = useMemo(() => columnsOf(formats, say), [formats, say]);
  const accounts = answer.data?.accounts;
  const edited = accounts?.find(({ carrierAccountId }) => carrierAccountId === editedId);
  return (
    <>
      <PageHeading
        title="Tolerances"
        breadcrumb={[
          { label: 'Reconciliation', href: paths.reconciliations() },
          { label: 'Tolerances' },
        ]}
      />
      <p className="mb-4 max-w-prose text-ink-2">
        {say(
          'A line matches if its difference is within an amount or a percentage of the quote, whichever is larger. Changes apply from the next import.',
        )}
      </p>
      <DataTable
        label="Carrier account tolerances"
        columns={columns}
        rows={accounts}
        rowId={idOf}
        rowName={nameOf}
        onOpen={({ carrierAccountId }) => setEditedId(carrierAccountId)}
        status={useTableStatus(answer, 'Booking.Reconcile')}
        neverUsed={{
          title: 'No carrier accounts yet',
          text: 'Carrier accounts are added under Carriers.',
        }}
      />
      {edited && (
        <ToleranceDrawer
          key={edited.carrierAccountId}
          account={edited}
          onClose={() => setEditedId(null)}
        />
      )}
    </>
  );
}

const columnsOf = ({ money, number }: Formats, say: Say): readonly Column<Account>[] => {
  const side = (id: keyof Account['tolerance'], header: string): Column<Account> => ({
    id,
    header,
    width: 150,
    align: 'right',
    card: id === 'above' ? 'fact' : 'none',
    cell: ({ tolerance }) => <span className="num">{sideText(tolerance[id])}</span>,
  });
  const sideText = ({ amount, percent }: Side) =>
    say('{amount} or {percent} %', { amount: money(amount), percent: number(percent) });
  return [
    {
      id: 'account',
      header: 'Carrier account',
      width: 240,
      card: 'key',
      cell: ({ name }) => name,
      title: ({ name }) => name,
    },
    side('above', 'Above'),
    side('below', 'Below'),
    side('fuelAbove', 'Fuel above'),
    side('fuelBelow', 'Fuel below'),
    {
      id: 'own',
      header: '',
      width: 110,
      card: 'pill',
      cell: ({ isOwn }) =>
        isOwn ? <StatusPill family="blue">Adjusted</StatusPill> : <Said text="Default" />,
    },
  ];
};
