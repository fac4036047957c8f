import { useMemo } from 'react';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { PageHeading } from '#ui/PageHeading.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import { later } from '#ui/later.ts';
import type { Column } from '#ui/table/types.ts';
import { baseWords, type FeeItem, methodWords } from './fee-labels.ts';
import { FinanceNav } from '../parts/FinanceNav.tsx';
import { spacedWord } from '../payments/payment-labels.ts';
import { Translated } from '#shell/texts/Translated.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLabel } from '#ui/labels.ts';
import { useFees } from './calls.ts';

const why =
  'Billing runs add fees to invoices, for entire customer types or for individual customers.';

const FeeDrawer = later(async () => (await import('./FeeDrawer.tsx')).FeeDrawer);

const nameOf = ({ name }: FeeItem): string => name;
const hrefOf = ({ id }: FeeItem): string => paths.fee(id);

/** The fees that billing runs add to invoices, and who pays them. */
export function FeesPage() {
  const list = useRecordList(paths.fees(), 'name');
  const { q } = list.search;
  const query = useFees({ ...list.requested, ...(q === undefined ? {} : { filter: q }) });
  const { money } = useFormats();
  const columns = useMemo(() => feeColumns(money), [money]);
  return (
    <>
      <PageHeading title="Fees" />
      <FinanceNav />
      <RecordShelf
        one="fee"
        many="fees"
        list={list}
        query={query}
        columns={columns}
        rowName={nameOf}
        rowHref={hrefOf}
        permission="Finance.Fees"
        mayEdit
        why={why}
        editor={(fee, close) => <FeeDrawer key={fee?.id ?? 'new'} fee={fee} onClose={close} />}
      />
    </>
  );
}

const feeColumns = (money: (amount: number) => string): readonly Column<FeeItem>[] => [
  { id: 'name', header: 'Name', width: 220, card: 'key', sortKey: 'name', cell: nameOf },
  {
    id: 'active',
    header: 'Status',
    width: 110,
    card: 'pill',
    sortKey: 'isActive',
    cell: ({ isActive }) => (
      <StatusPill family={isActive ? 'green' : 'neutral'}>
        <Translated text={isActive ? 'Active' : 'Inactive'} />
      </StatusPill>
    ),
  },
  {
    id: 'kind',
    header: 'Kind',
    width: 120,
    card: 'none',
    sortKey: 'feeType',
    cell: ({ feeType }) => <Translated text={spacedWord(feeType)} />,
  },
  {
    id: 'base',
    header: 'Calculated on',
    width: 150,
    card: 'none',
    cell: ({ applyOn }) => <Translated text={baseWords[applyOn]} />,
  },
  {
    id: 'how',
    header: 'How',
    width: 140,
    card: 'fact',
    cell: ({ calcMethod }) => <Translated text={methodWords[calcMethod]} />,
  },
  {
    id: 'minimum',
    header: 'Minimum',
    width: 100,
    align: 'right',
    card: 'none',
    sortKey: 'minimum',
    cell: ({ minimum }) => typeof minimum === 'number' && money(minimum),
  },
  {
    id: 'who',
    header: 'Paid by',
    width: 220,
    card: 'none',
    cell: Payers,
  },
];

/** The payers of a fee: customer types, and the number of agreements. */
function Payers({ customerTypes, customers }: FeeItem) {
  const t = useTranslate();
  const label = useLabel();
  const agreed =
    customers.length === 0 ? [] : [t('{count} by agreement', { count: customers.length })];
  return [...customerTypes.map((type) => label(spacedWord(type))), ...agreed].join(', ');
}
