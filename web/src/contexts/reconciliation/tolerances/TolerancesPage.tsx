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
import { ToleranceDrawer } from './ToleranceDrawer.tsx';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTerms } from './calls.ts';

export type AccountTerms = ResultOf<typeof getReconciliationTerms>['accounts'][number];
type Side = AccountTerms['tolerance']['above'];

const idOf = ({ carrierAccountId }: AccountTerms) => String(carrierAccountId);
const nameOf = ({ name }: AccountTerms) => name;

/** The permitted difference between a carrier's charge and its quote, by carrier account. */
export function TolerancesPage() {
  const t = useTranslate();
  const formats = useFormats();
  const query = useTerms();
  const [editedId, setEditedId] = useState<number | null>(null);
  const columns = useMemo(() => columnsOf(formats, t), [formats, t]);
  const accounts = query.data?.accounts;
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
        {t('A line matches within an amount or a share of the quote, whichever is larger.')}{' '}
        {t('Changes apply from the next import.')}
      </p>
      <DataTable
        label="Carrier account tolerances"
        columns={columns}
        rows={accounts}
        rowId={idOf}
        rowName={nameOf}
        onOpen={({ carrierAccountId }) => setEditedId(carrierAccountId)}
        status={useTableStatus(query, 'Booking.Reconcile')}
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

const columnsOf = ({ money, percent }: Formats, t: Translate): readonly Column<AccountTerms>[] => {
  const side = (id: keyof AccountTerms['tolerance'], header: string): Column<AccountTerms> => ({
    id,
    header,
    width: 150,
    align: 'right',
    card: id === 'above' ? 'fact' : 'none',
    cell: ({ tolerance }) => <span className="num">{sideText(tolerance[id])}</span>,
  });
  const sideText = (side: Side) =>
    t('{amount} or {percent}', { amount: money(side.amount), percent: percent(side.percent) });
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
        isOwn ? <StatusPill family="blue">Adjusted</StatusPill> : <Translated text="Default" />,
    },
  ];
};
