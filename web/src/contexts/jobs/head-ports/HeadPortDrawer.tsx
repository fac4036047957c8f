import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useCreateHeadPort, useUpdateHeadPort } from './calls.ts';

type DrawerProps = { readonly headPort: HeadPort | null; readonly onClose: () => void };

const valuesOf = (port: HeadPort | null) => ({
  headport: {
    code: port?.code ?? '',
    name: port?.name ?? '',
    addressline1: port?.addressline1 ?? '',
    addressline2: port?.addressline2 ?? '',
    addressline3: port?.addressline3 ?? '',
    suburb: port?.suburb ?? '',
    postcode: port?.postcode ?? '',
    countrycode: port?.countrycode ?? 'AU',
    latitude: port?.latitude ?? null,
    longitude: port?.longitude ?? null,
  },
});

export function HeadPortDrawer({ headPort, onClose }: DrawerProps) {
  const t = useTranslate();
  const values = valuesOf(headPort);
  const creation = useSaveForm({
    values,
    send: useCreateHeadPort(),
    argsOf: (input) => input,
    onSaved: onClose,
  });
  const change = useSaveForm({
    reading: headPort,
    values,
    send: useUpdateHeadPort(),
    argsOf: ({ headport }) => ({ headport: { ...headport, id: headPort?.id ?? '' } }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={headPort ? t('Head port {code}', { code: headPort.code }) : 'Add head port'}
      submitLabel="Save head port"
      save={headPort ? change : creation}
      onClose={onClose}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[8rem_1fr]">
        <TextField name="headport.code" label="Code" rules={{ required: 'Code is required' }} />
        <TextField name="headport.name" label="Name" rules={{ required: 'Name is required' }} />
      </div>
      <TextField
        name="headport.addressline1"
        label="Address"
        rules={{ required: 'Please enter the address' }}
      />
      <TextField name="headport.addressline2" label="Address line 2" optional />
      <div className="grid items-start gap-4 sm:grid-cols-[1fr_7rem_6rem]">
        <TextField
          name="headport.suburb"
          label="Suburb"
          rules={{ required: 'Please enter the suburb' }}
        />
        <TextField
          name="headport.postcode"
          label="Postcode"
          rules={{ required: 'Please enter the postcode' }}
        />
        <TextField
          name="headport.countrycode"
          label="Country"
          rules={{ required: 'Please enter the country' }}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField name="headport.latitude" label="Latitude" decimals={6} optional />
        <NumberField name="headport.longitude" label="Longitude" decimals={6} optional />
      </div>
      <p className="text-ink-3">{t('Leave blank to use the position of the suburb.')}</p>
    </FormDrawer>
  );
}
