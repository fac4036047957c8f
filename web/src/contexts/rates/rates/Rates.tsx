import { guidValue } from '#shell/search-values.ts';
import { paths } from '#paths';
import { type Formats, useFormats } from '#shell/formats.ts';
import { useSearchState } from '#shell/page-state.ts';
import { useMay } from '#shell/permissions.ts';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { FilterSelect } from '#ui/FilterSelect.tsx';
import type { Column } from '#ui/table/types.ts';
import { methodText } from './labels.ts';
import { priceText } from './price-text.ts';
import { NoServiceYet } from '../services/NoServiceYet.tsx';
import { RateDrawer } from './RateDrawer.tsx';
import type { RateData } from './rate-values.ts';
import { type Translate, useTranslate } from '#shell/texts/texts-context.ts';
import { useServices } from '../services/calls.ts';
import { useDeleteRate, useRates } from './calls.ts';

const why =
  'A rate is the price of a service from one zone to another. Import a file to add many at once.';

const shape = { service: guidValue };
const laneOf = ({ fromZone, toZone, reciprocal }: RateData): string =>
  `${fromZone} ${reciprocal ? '‹›' : '›'} ${toZone}`;
/** The initial order, which a sort in the address cannot express. */
const byLane = 'fromZone, toZone, effectiveDate desc';

/** The rates of a card: zones, unit and prices. */
export function Rates({ rateCardId }: { readonly rateCardId: string }) {
  const list = useRecordList(`${paths.rateCard(rateCardId)}#rates`, 'fromZone');
  const [{ service }] = useSearchState(shape);
  const t = useTranslate();
  const formats = useFormats();
  const services = useServices({ rateCardId, maxResultCount: 1000 });
  const codes = new Map((services.data?.items ?? []).map(({ id, code }) => [id, code]));
  const query = useRates({
    ...list.requested,
    ...(list.search.sort === undefined && { sorting: byLane }),
    rateCardId,
    rateServiceId: service,
    filter: list.search.q,
  });
  const mayEdit = useMay()('Job.Rates');
  const removal = useDeleteRate();
  if (services.data?.items.length === 0) return <NoServiceYet rateCardId={rateCardId} />;
  return (
    <RecordShelf
      one="rate"
      many="rates"
      list={list}
      query={query}
      columns={rateColumns(codes, formats, t)}
      rowName={laneOf}
      permission="Carrier.View"
      mayEdit={mayEdit}
      why={why}
      narrowed={service !== undefined}
      onClear={() => list.narrow({ q: undefined, service: undefined })}
      filters={
        <FilterSelect
          single
          label="Service"
          options={[...codes].map(([value, label]) => ({ value, label }))}
          chosen={service ? [service] : []}
          onChange={([chosen]) => list.narrow({ service: chosen })}
        />
      }
      removal={removal}
      editor={(row, close) => (
        <RateDrawer
          key={row?.id ?? 'new'}
          rateCardId={rateCardId}
          rate={row}
          serviceId={service ?? null}
          onClose={close}
        />
      )}
    />
  );
}

const rateColumns = (
  services: ReadonlyMap<string, string>,
  { plainDate, money }: Formats,
  t: Translate,
): readonly Column<RateData>[] => [
  { id: 'lane', header: 'Lane', cell: laneOf, title: laneOf, sortKey: 'fromZone', width: 130 },
  {
    id: 'service',
    header: 'Service',
    cell: ({ rateServiceId }) => services.get(rateServiceId),
    width: 90,
  },
  {
    id: 'method',
    header: 'Charged by',
    cell: ({ calculationMethod }) => methodText(calculationMethod),
    isWord: true,
    sortKey: 'calculationMethod',
    width: 100,
    card: 'none',
  },
  {
    id: 'price',
    header: 'Price',
    cell: (rate) => <span className="num">{priceText(rate.rateDetails, money, t)}</span>,
    width: 200,
  },
  {
    id: 'minimum',
    header: 'Minimum',
    cell: ({ minimum }) => minimum > 0 && money(minimum),
    align: 'right',
    sortKey: 'minimum',
    width: 100,
    hideBelow: 1440,
    card: 'none',
  },
  {
    id: 'from',
    header: 'From',
    cell: ({ effectiveDate }) => plainDate(effectiveDate),
    sortKey: 'effectiveDate',
    width: 110,
    card: 'none',
  },
  {
    id: 'until',
    header: 'Until',
    cell: ({ expireDate }) => expireDate && plainDate(expireDate),
    sortKey: 'expireDate',
    width: 110,
    hideBelow: 1680,
    card: 'none',
  },
];
