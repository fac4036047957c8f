import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import type { Column } from '#ui/table/types.ts';
import { unitPrice } from '#shell/unit-price.ts';
import { InForce } from './InForce.tsx';
import { SurchargeDrawer } from './SurchargeDrawer.tsx';
import {
  type SurchargeConditionValue,
  kindWords,
  limitText,
  methodWords,
  type SurchargeData,
} from './surcharge-values.ts';
import { useDeleteSurcharge, useSurcharges } from './calls.ts';

/** A card's charges besides freight: condition, base and first day. */
export function Surcharges({ rateCardId }: { readonly rateCardId: string }) {
  const t = useTranslate();
  const list = useRecordList(`${paths.rateCard(rateCardId)}#surcharges`, 'code');
  const query = useSurcharges({ ...list.requested, rateCardId, filter: list.search.q });
  const all = useSurcharges({ rateCardId, maxResultCount: 1000 }).data?.items ?? [];
  return (
    <RecordShelf
      one="surcharge"
      many="surcharges"
      list={list}
      query={query}
      columns={surchargeColumns(useFormats(), t, all)}
      rowName={({ name }) => name}
      permission="Carrier.View"
      mayEdit={useMay()('Job.Rates')}
      why="Charged when the freight meets a condition, such as oversize or residential delivery."
      removal={useDeleteSurcharge()}
      removalEffect="Existing quotes are not changed."
      editor={(row, close) => (
        <SurchargeDrawer key={row?.id ?? 'new'} rateCardId={rateCardId} row={row} onClose={close} />
      )}
    />
  );
}

const whenText = (condition: SurchargeConditionValue, t: Translate): string =>
  `${t(kindWords[condition.kind])} ${limitText(condition)}`.trim();

/** Only English: German nouns keep their capitals. */
const midSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const surchargeColumns = (
  { plainDate, money, percent }: Formats,
  t: Translate,
  all: readonly SurchargeData[],
): readonly Column<SurchargeData>[] => [
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
    cell: ({ condition }) => whenText(condition, t),
    title: ({ condition }) => whenText(condition, t),
    width: 230,
  },
  {
    id: 'value',
    header: 'Charge',
    cell: ({ value, calcMethod }) => {
      if (value === null) return t('On application');
      if (calcMethod === 'Percentage') return percent(value);
      const unit = calcMethod === 'Flat' ? '' : ` ${midSentence(t(methodWords[calcMethod]))}`;
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
