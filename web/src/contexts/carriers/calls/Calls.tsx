import type { CarrierCall } from '@waybill/contract/carriers/shapes';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { useFormats } from '#shell/formats.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { DateTime } from '#ui/Money.tsx';
import { SegmentedControl } from '#ui/SegmentedControl.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import type { Column } from '#ui/table/types.ts';
import { CallDrawer } from './CallDrawer.tsx';
import { CallFigures } from './CallFigures.tsx';
import { purposeText } from './call-text.ts';
import { useAccountCalls } from './calls.ts';

export type CarrierCallRow = z.output<typeof CarrierCall>;

const idOf = ({ id }: CarrierCallRow) => String(id);
const first = { skip: 0, take: 20 };

/**
 * The requests to an account's carrier with their outcomes; each opens to its request and response.
 */
export function Calls({ accountId }: { readonly accountId: number }) {
  const [page, setPage] = useState(first);
  const [visible, setVisible] = useState<'all' | 'failed'>('all');
  const [open, setOpen] = useState<CarrierCallRow | null>(null);
  const query = useAccountCalls(accountId, { ...page, isFailed: visible === 'failed' });
  const total = query.data?.totalCount;
  return (
    <>
      <CallFigures accountId={accountId} />
      <div className="mb-3">
        <SegmentedControl
          label="Filter requests"
          value={visible}
          onChange={(next) => {
            setVisible(next);
            setPage(first);
          }}
          options={[
            { value: 'all', label: 'All requests' },
            { value: 'failed', label: 'Failed' },
          ]}
        />
      </div>
      <DataTable
        label="Carrier requests"
        columns={useColumns()}
        rows={query.data?.items}
        rowId={idOf}
        rowName={idOf}
        onOpen={setOpen}
        status={useTableStatus(query, 'Carrier.View')}
        total={total}
        onClearFilters={visible === 'failed' ? () => setVisible('all') : undefined}
        neverUsed={{
          title: 'No requests in the last month',
          text: 'Requests and responses are kept here for a month.',
        }}
      />
      {total !== undefined && total > page.take && (
        <Pager {...page} total={total} onChange={setPage} />
      )}
      <CallDrawer call={open} onClose={() => setOpen(null)} />
    </>
  );
}

function useColumns(): readonly Column<CarrierCallRow>[] {
  const t = useTranslate();
  const { dateTime, exact, number } = useFormats();
  return useMemo(
    () => [
      {
        id: 'when',
        header: 'When',
        cell: ({ time: at }) => <DateTime iso={at} text={dateTime(at)} title={exact(at)} />,
        width: 170,
      },
      {
        id: 'purpose',
        header: 'Purpose',
        cell: ({ purpose }) => purposeText(purpose, t),
        width: 140,
        card: 'key',
      },
      {
        id: 'answer',
        header: 'Response',
        cell: ({ answer: result }) => result,
        title: ({ answer: result }) => result ?? '',
        isWord: true,
        width: 320,
      },
      {
        id: 'took',
        header: 'Duration',
        unit: 's',
        cell: ({ duration }) => number(duration / 1000, { least: 1, most: 1 }),
        align: 'right',
        width: 80,
        hideBelow: 768,
      },
      {
        id: 'state',
        header: 'State',
        cell: ({ isOk }) => (
          <StatusPill family={isOk ? 'green' : 'red'}>{isOk ? t('Done') : t('Failed')}</StatusPill>
        ),
        width: 140,
        card: 'pill',
      },
    ],
    [t, dateTime, exact, number],
  );
}
