import { jobTypes } from '@waybill/contract/jobs/jobs/choices';
import { useFieldArray } from 'react-hook-form';
import { useFormContext } from 'react-hook-form';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { LocalityPicker } from '#contexts/customers/parts/LocalityPicker.tsx';
import { cx } from '#ui/cx.ts';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { DateField } from '#ui/form/DateField.tsx';
import { FieldRow, FieldRows } from '#ui/form/FieldRows.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { TimeField } from '#ui/form/TimeField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { typeWord } from '../job-text.ts';
import { useOwnServices, usePackageTypes } from './calls.ts';
import { itemOf, type JobValues } from './job-values.ts';

const types = jobTypes.map((value) => ({ value, label: typeWord(value) }));

/** All fields of a job's form. */
export function JobFields() {
  return (
    <div className="grid gap-4">
      <Panel title="Job">
        <div className="grid items-start gap-4 md:grid-cols-2">
          <CustomerPicker
            byGuid
            idField="job.customerid"
            guidField="job.customerguid"
            rules={{ required: 'Please select a customer' }}
          />
          <SelectField<JobValues> name="job.jobtype" label="Type" options={types} />
          <ServiceField />
          <TextField<JobValues>
            name="job.timeslot"
            label="Time slot"
            optional
            placeholder="09:00-11:00"
            help="AM, PM, AllDay or from-to"
          />
          <DateField<JobValues> name="day" label="Deadline" optional />
          <TimeField<JobValues> name="time" label="Time" optional />
        </div>
      </Panel>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Place at="fromaddress" title="Pick up" notes="specialinstructions" />
        <Place at="toaddress" title="Deliver" notes="deliveryinstructions" />
      </div>
      <Panel title="Freight">
        <Items />
        <div className="mt-4 max-w-sm">
          <TextField<JobValues>
            name="job.dangerousgoods"
            label="Dangerous goods"
            optional
            placeholder="UN1263 II"
            help="UN number, with the package group where it has several"
          />
        </div>
      </Panel>
    </div>
  );
}

function ServiceField() {
  const { setValue } = useFormContext<JobValues>();
  const services = useOwnServices().data?.items ?? [];
  return (
    <ComboboxField<JobValues>
      name="job.servicecode"
      label="Service"
      rules={{ required: 'Please choose a service' }}
      options={services
        .filter(({ isActive, isAdditional }) => isActive && !isAdditional)
        .map(({ code, name }) => ({ id: code, value: code, label: name, detail: code }))}
      onChosen={(option) => setValue('job.servicename', option?.label ?? '')}
    />
  );
}

type PlaceProps = {
  readonly at: 'fromaddress' | 'toaddress';
  readonly title: 'Pick up' | 'Deliver';
  readonly notes: 'specialinstructions' | 'deliveryinstructions';
};

function Place({ at, title, notes }: PlaceProps) {
  return (
    <Panel title={title}>
      <div className="grid gap-4">
        <TextField<JobValues> name={`job.${at}.companyName`} label="Company" optional />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField<JobValues> name={`job.${at}.contactName`} label="Contact" optional />
          <TextField<JobValues> name={`job.${at}.telephone`} label="Phone" optional type="tel" />
        </div>
        <TextField<JobValues>
          name={`job.${at}.addressLine1`}
          label="Address"
          rules={{ required: 'Please enter the address' }}
        />
        <TextField<JobValues> name={`job.${at}.addressLine2`} label="Address line 2" optional />
        <LocalityPicker at={`job.${at}`} required />
        <TextArea<JobValues> name={`job.${notes}`} label="Instructions" optional rows={2} />
      </div>
    </Panel>
  );
}

/** In two lines, or in one where its labels fit. */
const itemColumns = cx(
  'sm:grid-cols-4',
  'xl:grid-cols-[4.5rem_minmax(7rem,1.2fr)_repeat(4,minmax(5rem,1fr))_minmax(9rem,1.6fr)]',
);

function Items() {
  const { fields, append, remove } = useFieldArray<JobValues>({ name: 'job.items' });
  const types = usePackageTypes().data?.items ?? [];
  return (
    <FieldRows
      nothing="A job needs freight before it can be confirmed."
      addLabel="Add item"
      onAdd={() => append(itemOf())}
    >
      {fields.map(({ id, sizeUnit, weightUnit }, row) => (
        <FieldRow key={id} removeLabel="Remove" onRemove={() => remove(row)} columns={itemColumns}>
          <NumberField<JobValues>
            name={`job.items.${row}.quantity`}
            label="Pieces"
            decimals={0}
            rules={{ required: true, min: 1, max: 999 }}
          />
          <SelectField<JobValues>
            name={`job.items.${row}.packagetype`}
            label="Packaging"
            rules={{ required: 'Please choose the packaging' }}
            options={types.map(({ name }) => ({ value: name, label: name }))}
          />
          <NumberField<JobValues>
            name={`job.items.${row}.length`}
            label="Length"
            unit={sizeUnit}
            optional
          />
          <NumberField<JobValues>
            name={`job.items.${row}.width`}
            label="Width"
            unit={sizeUnit}
            optional
          />
          <NumberField<JobValues>
            name={`job.items.${row}.height`}
            label="Height"
            unit={sizeUnit}
            optional
          />
          <NumberField<JobValues>
            name={`job.items.${row}.weight`}
            label="Each"
            unit={weightUnit}
            optional
          />
          <TextField<JobValues>
            name={`job.items.${row}.description`}
            label="Description"
            optional
          />
        </FieldRow>
      ))}
    </FieldRows>
  );
}
