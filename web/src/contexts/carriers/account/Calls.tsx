import type { OperationLog } from '@waybill/contract/booking/shapes';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useTableStatus } from '#shell/table-status.ts';
import { useSay } from '#shell/texts/texts-context.ts';
import { DateTime } from '#ui/Money.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Pager } from '#ui/table/Pager.tsx';
import type { Column } from '#ui/table/types.ts';
import { useAccountCalls } from '../calls.ts';

type Call = z.output<typeof OperationLog>;

const idOf = ({ id }: Call) => String(id);
const hrefOf = ({ bookingId }: Call) => paths.booking(bookingId);

/** What the carrier was asked on an account and what came of it; each leads to its booking. */
export function Calls({ accountId }: { readonly accountId: number }) {
  const [page, setPage] = useState({ skip: 0, take: 50 });
  const answer = useAccountCalls(accountId, page);
  const total = answer.data?.totalCount;
  return (
    <>
      <DataTable
        label="Calls of the carrier"
        columns={useColumns()}
        rows={answer.data?.items}
        rowId={idOf}
        rowName={idOf}
        rowHref={hrefOf}
        status={useTableStatus(answer, 'Booking.View')}
        total={total}
        neverUsed={{
          title: 'The carrier was asked nothing yet',
          text: 'What it is told of bookings stands here, with its answers.',
        }}
      />
      {total !== undefined && total > page.take && (
        <Pager {...page} total={total} onChange={setPage} />
      )}
    </>
  );
}

function useColumns(): readonly Column<Call>[] {
  const say = useSay();
  const { dateTime, exact } = useFormats();
  return useMemo(
    () => [
      {
        id: 'when',
        header: 'When',
        cell: ({ creationTime: at }) => <DateTime iso={at} text={dateTime(at)} title={exact(at)} />,
        width: 170,
      },
      {
        id: 'operation',
        header: 'Asked',
        cell: ({ operation }) => (operation === 'Cancel' ? say('To call off') : say('To take')),
        width: 120,
      },
      {
        id: 'answer',
        header: 'Answer',
        cell: ({ value }) => value,
        title: ({ value }) => value ?? '',
        width: 320,
      },
      {
        id: 'try',
        header: 'Try',
        cell: ({ attempt }) => attempt,
        align: 'right',
        width: 60,
        hideBelow: 768,
      },
      {
        id: 'took',
        header: 'Took',
        unit: 's',
        cell: ({ duration }) => (duration === null ? '' : (duration / 1000).toFixed(1)),
        align: 'right',
        width: 80,
        hideBelow: 768,
      },
      {
        id: 'state',
        header: 'State',
        cell: ({ status }) => (
          <StatusPill family={status === 'Success' ? 'green' : 'red'}>
            {status === 'Success' ? 'Done' : 'Failed'}
          </StatusPill>
        ),
        width: 100,
        card: 'pill',
      },
    ],
    [say, dateTime, exact],
  );
}
