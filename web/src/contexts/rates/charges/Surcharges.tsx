import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { type Say, useSay } from '#shell/texts/texts-context.ts';
import type { Column } from '#ui/table/types.ts';
import { useDeleteSurcharge, useSurcharges } from '../calls.ts';
import { unitPrice } from '../words.ts';
import { InForce } from './InForce.tsx';
import { SurchargeDrawer } from './SurchargeDrawer.tsx';
import {
  type Condition,
  kindWords,
  limitText,
  methodWords,
  type Surcharge,
} from './surcharge-values.ts';

/** What a card charges beside freight: when, on what, and from which day. */
export function Surcharges({ rateCardId }: { readonly rateCardId: string }) {
  const say = useSay();
  const list = useRecordList(`${paths.rateCard(rateCardId)}#surcharges`, 'code');
  const answer = useSurcharges({ ...list.asked, rateCardId, filter: list.search.q });
  const all = useSurcharges({ rateCardId, maxResultCount: 1000 }).data?.items ?? [];
  return (
    <RecordShelf
      one="surcharge"
      many="surcharges"
      list={list}
      answer={answer}
      columns={surchargeColumns(useFormats(), say, all)}
      rowName={({ name }) => name}
      permission="Carrier.View"
      mayEdit={useMay()('Job.Rates')}
      why="Oversize, dangerous goods, residential delivery: charged when the freight meets the condition on its day."
      removal={useDeleteSurcharge()}
      removalEffect="Quotes already given stay as they are."
      editor={(row, close) => (
        <SurchargeDrawer key={row?.id ?? 'new'} rateCardId={rateCardId} row={row} onClose={close} />
      )}
    />
  );
}

const whenText = (condition: Condition, say: Say): string =>
  `${say(kindWords[condition.kind])} ${limitText(condition)}`.trim();

/** German nouns keep their capitals. */
const midSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const surchargeColumns = (
  { plainDate, money, number }: Formats,
  say: Say,
  all: readonly Surcharge[],
): readonly Column<Surcharge>[] => [
  { id: 'name', header: 'Surcharge', cell: ({ name }) => name, sortKey: 'name', width: 150 },
  {
    id: 'code',
    header: 'Code',
    cell: ({ code }) => code,
    sortKey: 'code',
    width: 80,
    hideBelow: 1680,
    card: 'none',
  },
  {
    id: 'condition',
    header: 'When',
    cell: ({ condition }) => whenText(condition, say),
    title: ({ condition }) => whenText(condition, say),
    width: 230,
  },
  {
    id: 'value',
    header: 'Charge',
    cell: ({ value, calcMethod }) => {
      if (value === null) return say('On application');
      if (calcMethod === 'Percentage') return `${number(value)} %`;
      const unit = calcMethod === 'Flat' ? '' : ` ${midSentence(say(methodWords[calcMethod]))}`;
      return `${unitPrice(value, money)}${unit}`;
    },
    align: 'right',
    sortKey: 'value',
    width: 130,
  },
  {
    id: 'from',
    header: 'From',
    cell: ({ effectiveDate }) => plainDate(effectiveDate),
    sortKey: 'effectiveDate',
    width: 110,
    hideBelow: 1440,
  },
  {
    id: 'state',
    header: 'State',
    cell: (row) => <InForce dated={row} among={all.filter(({ code }) => code === row.code)} />,
    width: 110,
    card: 'pill',
  },
];
