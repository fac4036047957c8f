import type { z } from 'zod';
import { paths } from '#paths';
import { useMay } from '#shell/permissions.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { RecordShelf } from '#shell/records/RecordShelf.tsx';
import { useRecordList } from '#shell/records/use-record-list.ts';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { StatusPill } from '#ui/StatusPill.tsx';
import type { Column } from '#ui/table/types.ts';
import type { RateService as RateServiceShape } from '@waybill/contract/rates/services/shapes';
import { useCreateService, useDeleteService, useServices, useUpdateService } from './calls.ts';

type Service = z.output<typeof RateServiceShape>;
type OfCard = { readonly rateCardId: string };

const columns: readonly Column<Service>[] = [
  { id: 'name', header: 'Service', cell: ({ name }) => name, sortKey: 'name', width: 150 },
  { id: 'code', header: 'Code', cell: ({ code }) => code, sortKey: 'code', width: 90 },
  {
    id: 'minUnit',
    header: 'Minimum quantity',
    cell: ({ minUnit }) => minUnit,
    align: 'right',
    sortKey: 'minUnit',
    width: 160,
  },
  {
    id: 'cubic',
    header: 'Cubic factor',
    unit: 'kg/m³',
    cell: ({ cubicFactor }) => cubicFactor,
    align: 'right',
    width: 150,
    hideBelow: 1440,
  },
  {
    id: 'fuel',
    header: 'Fuel',
    cell: ({ bearsFuel }) => (bearsFuel === false ? 'No fuel levy' : 'Fuel levy applies'),
    isWord: true,
    width: 120,
    hideBelow: 1680,
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ isActive, isAdditional }) => {
      if (isActive === false) return <StatusPill family="neutral">Off</StatusPill>;
      return isAdditional ? <StatusPill family="purple">Additional</StatusPill> : null;
    },
    width: 120,
    card: 'pill',
  },
];

/** The services that a rate card prices. */
export function Services({ rateCardId }: OfCard) {
  const list = useRecordList(`${paths.rateCard(rateCardId)}#services`, 'code');
  const query = useServices({ ...list.requested, rateCardId, filter: list.search.q });
  return (
    <RecordShelf
      one="service"
      many="services"
      list={list}
      query={query}
      columns={columns}
      rowName={({ name }) => name}
      permission="Carrier.View"
      mayEdit={useMay()('Job.Rates')}
      why="Main services such as road or express, and extras such as tail lift."
      removal={useDeleteService()}
      removalEffect="Its rates are deleted too."
      editor={(row, close) => (
        <ServiceDrawer key={row?.id ?? 'new'} rateCardId={rateCardId} row={row} onClose={close} />
      )}
    />
  );
}

type ServiceDrawerProps = OfCard & {
  readonly row: Service | null;
  readonly onClose: () => void;
};

function ServiceDrawer({ rateCardId, row, onClose }: ServiceDrawerProps) {
  const values = valuesOf(row);
  const creation = useSaveForm({
    values,
    send: useCreateService(),
    argsOf: ({ rateservice }) => ({ rateservice: { ...rateservice, rateCardId } }),
    onSaved: onClose,
  });
  const change = useSaveForm({
    reading: row,
    values,
    send: useUpdateService(),
    argsOf: ({ rateservice }) => ({
      rateservice: { ...rateservice, rateCardId, id: row?.id ?? '' },
    }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={row ? row.name : 'Add service'}
      submitLabel="Save service"
      save={row ? change : creation}
      onClose={onClose}
    >
      <TextField
        name="rateservice.code"
        label="Code"
        help="As used by the carrier account."
        rules={{ required: 'Please enter a code' }}
      />
      <TextField name="rateservice.name" label="Name" rules={{ required: 'Please enter a name' }} />
      <NumberField
        name="rateservice.minUnit"
        label="Minimum quantity charged"
        rules={{ required: 'Please enter 0 or more', min: 0 }}
      />
      <NumberField
        name="rateservice.cubicFactor"
        label="Cubic factor"
        unit="kg/m³"
        help="Leave blank to use the rate card's value."
        optional
      />
      <CheckboxField name="rateservice.isAdditional" label="Added to another service" />
      <CheckboxField name="rateservice.bearsFuel" label="Fuel levy applies" />
      <CheckboxField name="rateservice.isActive" label="Active" />
    </FormDrawer>
  );
}

const valuesOf = (row: Service | null) => ({
  rateservice: {
    code: row?.code ?? '',
    name: row?.name ?? '',
    minUnit: row?.minUnit ?? 0,
    cubicFactor: row?.cubicFactor ?? null,
    isAdditional: row?.isAdditional ?? false,
    bearsFuel: row?.bearsFuel ?? true,
    isActive: row?.isActive ?? true,
  },
});
