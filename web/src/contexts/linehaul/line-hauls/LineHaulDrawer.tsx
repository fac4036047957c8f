import { costBases, type LineHaul } from '@waybill/contract/linehaul/line-hauls/shapes';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTenant } from '#shell/tenant/tenant-context.ts';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useCreateLineHaul, useHeadPortChoices, useUpdateLineHaul } from './calls.ts';
import { lineHaulArgs, valuesOf } from './line-haul-values.ts';
import { MomentField } from './MomentField.tsx';

type DrawerProps = {
  /** Absent for a new one. */
  readonly lineHaul?: LineHaul | undefined;
  readonly onClose: () => void;
};

/** A line haul's form: its ports, times, capacity and the carrier's cost. */
export function LineHaulDrawer({ lineHaul, onClose }: DrawerProps) {
  const go = useGo();
  const { timezone } = useTenant();
  const values = valuesOf(lineHaul, timezone);
  const creation = useSaveForm({
    values,
    send: useCreateLineHaul(),
    argsOf: (input) => ({ linehaul: lineHaulArgs(input, timezone) }),
    onSaved: ({ linehaulid }) => go(paths.lineHaul(linehaulid)),
  });
  const change = useSaveForm({
    reading: lineHaul,
    values,
    send: useUpdateLineHaul(),
    argsOf: (input) => ({
      linehaul: { ...lineHaulArgs(input, timezone), linehaulid: lineHaul?.linehaulid ?? '' },
    }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={lineHaul ? 'Edit line haul' : 'New line haul'}
      submitLabel="Save line haul"
      save={lineHaul ? change : creation}
      onClose={onClose}
    >
      <Ends />
      <MomentField name="departure" label="Planned departure" />
      <MomentField name="arrival" label="Planned arrival" />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField name="linehaul.carriername" label="Carrier" optional />
        <TextField name="linehaul.carrierreference" label="Carrier reference" optional />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <NumberField name="linehaul.capacityweight" label="Capacity" unit="kg" optional />
        <NumberField
          name="linehaul.capacityvolume"
          label="Volume"
          unit="m³"
          decimals={3}
          optional
        />
        <NumberField name="linehaul.capacitypallets" label="Pallets" optional />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <MoneyField name="linehaul.cost" label="Carrier's cost" optional />
        <SelectField
          name="linehaul.costbasis"
          label="Shared by"
          options={costBases.map((value) => ({ value, label: value }))}
        />
      </div>
      <TextField name="linehaul.manifestno" label="Manifest" optional />
      <TextArea name="linehaul.linehaulnote" label="Note" rows={2} optional />
    </FormDrawer>
  );
}

function Ends() {
  const ports = useHeadPortChoices();
  const options = (ports.data?.items ?? []).map(({ code, name }) => ({
    id: code,
    value: code,
    label: code,
    detail: name,
  }));
  const rules = { required: 'Please choose a head port' };
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <ComboboxField name="linehaul.startheadport" label="From" options={options} rules={rules} />
      <ComboboxField
        name="linehaul.destinationheadport"
        label="To"
        options={options}
        rules={rules}
      />
    </div>
  );
}
