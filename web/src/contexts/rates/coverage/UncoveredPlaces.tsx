import type { UncoveredPlace } from '@waybill/contract/rates/coverage/shapes';
import { MapPlus } from 'lucide-react';
import { useState } from 'react';
import type { z } from 'zod';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import type { Column } from '#ui/table/types.ts';
import { ReportTable } from './ReportTable.tsx';
import { useAddPlace, useZones } from '../zones/calls.ts';
import { useUncoveredPlaces } from './calls.ts';

type Place = z.output<typeof UncoveredPlace>;
type OfCard = { readonly rateCardId: string };

export const placeColumns: readonly Column<Omit<Place, 'id'>>[] = [
  { id: 'suburb', header: 'Suburb', cell: ({ suburb }) => suburb, sortKey: 'suburb', width: 200 },
  {
    id: 'postCode',
    header: 'Postcode',
    cell: ({ postCode }) => <span className="num">{postCode}</span>,
    sortKey: 'postCode',
    width: 100,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ stateCode, countryCode }) => stateCode || countryCode,
    sortKey: 'stateCode',
    width: 90,
  },
];

/** Returns a place's name in sentences about its row. */
export const placeName = ({ suburb, postCode }: Pick<Place, 'suburb' | 'postCode'>): string =>
  `${suburb} ${postCode}`;

/** Known places in no zone of the card, each with an action that adds it to one. */
export function UncoveredPlaces({ rateCardId }: OfCard) {
  const list = useRecordList(`${paths.rateCard(rateCardId)}#uncovered`, 'postCode');
  const [adding, setAdding] = useState<Place | null>(null);
  const mayEdit = useMay()('Job.Rates');
  return (
    <>
      <ReportTable
        label="Places in no zone"
        list={list}
        query={useUncoveredPlaces({ ...list.requested, rateCardId, filter: list.search.q })}
        columns={placeColumns}
        rowId={({ id }) => id}
        rowName={placeName}
        nothing="Every known place is in a zone"
        onOpen={mayEdit ? setAdding : undefined}
        rowActions={
          mayEdit
            ? (place) => [{ label: 'Add to zone', icon: MapPlus, onAct: () => setAdding(place) }]
            : undefined
        }
      />
      {adding && <AddToZone {...{ rateCardId }} place={adding} onClose={() => setAdding(null)} />}
    </>
  );
}

type AddProps = OfCard & { readonly place: Place; readonly onClose: () => void };

function AddToZone({ rateCardId, place, onClose }: AddProps) {
  const t = useTranslate();
  const zones = useZones({ rateCardId, maxResultCount: 1000, sorting: 'code' });
  const { postCode, countryCode } = place;
  const save = useSaveForm({
    values: { zoneId: null as string | null, whole: true },
    send: useAddPlace(),
    argsOf: ({ zoneId, whole }) => ({
      zoneId: zoneId ?? '',
      locations: [
        { id: crypto.randomUUID(), postCode, suburb: whole ? '' : place.suburb, countryCode },
      ],
    }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={t('Add {place} to a zone', { place: placeName(place) })}
      submitLabel="Add place"
      save={save}
      onClose={onClose}
    >
      <ComboboxField
        name="zoneId"
        label="Zone"
        rules={{ required: 'Please choose a zone' }}
        options={(zones.data?.items ?? []).map(({ id, code }) => ({ id, value: id, label: code }))}
      />
      <CheckboxField name="whole" label="Whole postcode" />
    </FormDrawer>
  );
}
