import type { HeadPort } from '@waybill/contract/jobs/head-ports/shapes';
import type { Zone } from '@waybill/contract/jobs/zones/shapes';
import { useWatch } from 'react-hook-form';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { ComboboxField } from '#ui/form/ComboboxField.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { ZoneLocations } from './ZoneLocations.tsx';
import { useCreateZone, useUpdateZone, useZones } from './calls.ts';

type DrawerProps = {
  readonly port: HeadPort;
  readonly zone: Zone | null;
  readonly onClose: () => void;
};

const valuesOf = (zone: Zone | null) => ({
  zone: {
    code: zone?.code ?? '',
    name: zone?.name ?? '',
    parentid: zone?.parentid ?? null,
    isActive: zone?.isActive ?? true,
    isonforwarding: zone?.isonforwarding ?? false,
    onforwardagent: zone?.onforwardagent ?? '',
    onforwardcharge: zone?.onforwardcharge ?? null,
  },
});
type Values = ReturnType<typeof valuesOf>;

/** Only on-forwarding zones have an agent and a charge. */
const sentOf = ({ zone }: Values, headportid: string) => ({
  ...zone,
  headportid,
  onforwardagent: zone.isonforwarding ? zone.onforwardagent : null,
  onforwardcharge: zone.isonforwarding ? zone.onforwardcharge : null,
});

/** A zone's form, and its locations beneath it. */
export function ZoneDrawer({ port, zone, onClose }: DrawerProps) {
  const t = useTranslate();
  const values = valuesOf(zone);
  const creation = useSaveForm({
    values,
    send: useCreateZone(),
    argsOf: (input) => ({ zone: sentOf(input, port.id) }),
    onSaved: onClose,
  });
  const change = useSaveForm({
    reading: zone,
    values,
    send: useUpdateZone(),
    argsOf: (input) => ({ zone: { ...sentOf(input, port.id), id: zone?.id ?? '' } }),
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={zone ? t('Zone {code}', { code: zone.code }) : 'Add zone'}
      submitLabel="Save zone"
      save={zone ? change : creation}
      onClose={onClose}
      below={zone && <ZoneLocations zone={zone} />}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[10rem_1fr]">
        <TextField name="zone.code" label="Code" rules={{ required: 'Code is required' }} />
        <TextField name="zone.name" label="Name" rules={{ required: 'Name is required' }} />
      </div>
      <ParentField port={port} zone={zone} />
      <CheckboxField name="zone.isActive" label="Active" />
      <CheckboxField
        name="zone.isonforwarding"
        label="On-forwarding"
        help="An agent delivers here from the head port."
      />
      <AgentFields />
      {!zone && <p className="text-ink-3">{t('Add locations once the zone is saved.')}</p>}
    </FormDrawer>
  );
}

function ParentField({ port, zone }: Omit<DrawerProps, 'onClose'>) {
  const others = useZones({ headPortId: port.id, maxResultCount: 1000, sorting: 'code' });
  return (
    <ComboboxField
      name="zone.parentid"
      label="Inside"
      help="The larger zone that this one is part of."
      optional
      options={(others.data?.items ?? [])
        .filter(({ id }) => id !== zone?.id)
        .map(({ id, code, name }) => ({ id, value: id, label: `${code} ${name}` }))}
    />
  );
}

function AgentFields() {
  const isOnForwarding = useWatch({ name: 'zone.isonforwarding' }) as boolean;
  if (!isOnForwarding) return null;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_10rem]">
      <TextField name="zone.onforwardagent" label="Agent" optional />
      <MoneyField name="zone.onforwardcharge" label="Charge" help="Per delivery, ex tax" optional />
    </div>
  );
}
