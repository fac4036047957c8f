import type { z } from 'zod';
import { paths } from '#paths';
import { useFormats } from '#shell/formats.ts';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import { ZonePlaces } from './ZonePlaces.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';
import type { RateZone as RateZoneShape } from '@waybill/contract/rates/zones/shapes';
import { useCreateZone, useDeleteZone, useUpdateZone, useZones } from './calls.ts';

type Zone = z.output<typeof RateZoneShape>;
type OfCard = { readonly rateCardId: string };

const placesOf = ({ locations }: Zone): string =>
  locations
    .slice(0, 6)
    .map(({ postCode, suburb }) => (suburb ? `${suburb} ${postCode}` : postCode))
    .join(', ');

const columns = (number: (value: number) => string): readonly Column<Zone>[] => [
  { id: 'code', header: 'Zone', cell: ({ code }) => code, sortKey: 'code', width: 120 },
  {
    id: 'count',
    header: 'Places',
    cell: ({ locationCount, locations }) => number(locationCount ?? locations.length),
    align: 'right',
    width: 90,
  },
  { id: 'places', header: 'For example', cell: placesOf, title: placesOf, width: 290 },
  {
    id: 'state',
    header: 'State',
    cell: ({ isActive }) => !isActive && <StatusPill family="neutral">Off</StatusPill>,
    width: 90,
    card: 'pill',
  },
];

/** The zones of a rate card: groups of postcodes and suburbs. */
export function Zones({ rateCardId }: OfCard) {
  const { number } = useFormats();
  const list = useRecordList(`${paths.rateCard(rateCardId)}#zones`, 'code');
  const query = useZones({ ...list.requested, rateCardId, filter: list.search.q });
  return (
    <RecordShelf
      one="zone"
      many="zones"
      list={list}
      query={query}
      columns={columns(number)}
      rowName={({ code }) => code}
      permission="Carrier.View"
      mayEdit={useMay()('Job.Rates')}
      why="Postcodes and suburbs with the same prices. Import a file to add many at once."
      removal={useDeleteZone()}
      editor={(row, close) => (
        <ZoneDrawer key={row?.id ?? 'new'} rateCardId={rateCardId} zone={row} onClose={close} />
      )}
    />
  );
}

type ZoneDrawerProps = OfCard & { readonly zone: Zone | null; readonly onClose: () => void };

function ZoneDrawer({ rateCardId, zone, onClose }: ZoneDrawerProps) {
  const t = useTranslate();
  const values = {
    zone: {
      code: zone?.code ?? '',
      parentId: zone?.parentId ?? null,
      isActive: zone?.isActive ?? true,
    },
  };
  const creation = useSaveForm({
    values,
    send: useCreateZone(),
    argsOf: (input) => ({ zone: { ...input.zone, rateCardId } }),
    onSaved: onClose,
  });
  const change = useSaveForm({
    reading: zone,
    values,
    send: useUpdateZone(),
    argsOf: (input) => ({ zone: { ...input.zone, rateCardId, id: zone?.id ?? '' } }),
    onSaved: onClose,
  });
  const others = useZones({ rateCardId, maxResultCount: 1000, sorting: 'code' });
  return (
    <FormDrawer
      title={zone ? t('Zone {code}', { code: zone.code }) : 'Add zone'}
      submitLabel="Save zone"
      save={zone ? change : creation}
      onClose={onClose}
      below={zone && <ZonePlaces zoneId={zone.id} />}
    >
      <TextField name="zone.code" label="Code" rules={{ required: 'Please enter a code' }} />
      <ComboboxField
        name="zone.parentId"
        label="Part of"
        help="The larger zone whose rates apply where this one has none."
        optional
        options={(others.data?.items ?? [])
          .filter(({ id }) => id !== zone?.id)
          .map(({ id, code }) => ({ id, value: id, label: code }))}
      />
      <CheckboxField name="zone.isActive" label="Active" />
      {!zone && <p className="text-ink-3">{t('Add places after you save the zone.')}</p>}
    </FormDrawer>
  );
}
