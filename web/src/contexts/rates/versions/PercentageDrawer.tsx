import { percentMax, percentMin, roundings } from '@waybill/contract/rates/versions/shapes';
import { useFormats } from '#shell/formats.ts';
import { paths } from '#paths';
import { useGo } from '#shell/page-state.ts';
import { FormDrawer } from '#shell/records/FormDrawer.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { CheckListField } from '#ui/form/CheckListField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useToast } from '#ui/Toasts.tsx';
import type { RateCard } from '../cards/card-values.ts';
import { useServices } from '../services/calls.ts';
import { useZones } from '../zones/calls.ts';
import { useCreateChangedVersion } from './calls.ts';

type Props = { readonly card: RateCard; readonly onClose: () => void };

type Values = {
  name: string;
  change: {
    percent: number | null;
    roundTo: (typeof roundings)[number] | null;
    changesMinimums: boolean;
    services: string[];
    fromZones: string[];
    toZones: string[];
  };
};

/** A draft in which all or some rates of a card rise or fall by a percentage. */
export function PercentageDrawer({ card, onClose }: Props) {
  const t = useTranslate();
  const { percent } = useFormats();
  const go = useGo();
  const toast = useToast();
  const everything = { services: [], fromZones: [], toZones: [] };
  const save = useSaveForm({
    values: {
      name: card.name,
      change: { percent: null, roundTo: 0.01, changesMinimums: true, ...everything },
    } as Values,
    send: useCreateChangedVersion(),
    argsOf: ({ name, change }: Values) => ({
      rateCardId: card.id,
      name,
      change: { ...change, percent: change.percent ?? 0 },
    }),
    onSaved: ({ id, rates }) => {
      toast({
        title: t('{rates, plural, one {# rate} other {# rates}} changed in a draft', { rates }),
        tone: 'success',
      });
      onClose();
      go(paths.rateCard(id, { tab: 'comparison' }));
    },
  });
  return (
    <FormDrawer
      title="Change rates by a percentage"
      submitLabel="Create draft"
      save={save}
      onClose={onClose}
    >
      <p className="text-ink-2">
        {t('Creates a draft version. Check the differences, then publish it from a date.')}
      </p>
      <NumberField<Values>
        name="change.percent"
        label="Change"
        unit="%"
        decimals={2}
        help="A negative number lowers the rates."
        rules={{
          required: 'Please enter a percentage',
          min: {
            value: percentMin,
            message: t('At least {value}', { value: percent(percentMin) }),
          },
          max: { value: percentMax, message: t('At most {value}', { value: percent(percentMax) }) },
          validate: (value) => value !== 0 || t('Enter a percentage other than 0'),
        }}
      />
      <Rounding />
      <CheckboxField<Values> name="change.changesMinimums" label="Change minimum charges too" />
      <TextField<Values> name="name" label="Name" rules={{ required: 'Please enter a name' }} />
      <Choice rateCardId={card.id} />
    </FormDrawer>
  );
}

function Rounding() {
  const { money } = useFormats();
  return (
    <SelectField<Values>
      name="change.roundTo"
      label="Round to"
      optional
      placeholder="Do not round"
      options={roundings.map((value) => ({ value, label: money(value) }))}
    />
  );
}

const all = 1000;

/** The rates that change; all if nothing is ticked. */
function Choice({ rateCardId }: { readonly rateCardId: string }) {
  const services = useServices({ rateCardId, maxResultCount: all }).data?.items ?? [];
  const zones = useZones({ rateCardId, maxResultCount: all }).data?.items ?? [];
  const zoneOptions = zones.map(({ code }) => ({ value: code, label: code }));
  return (
    <>
      <CheckListField<Values>
        name="change.services"
        label="Services"
        help="Leave blank for all."
        options={services.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <div className="grid grid-cols-2 gap-4">
        <CheckListField<Values> name="change.fromZones" label="From zones" options={zoneOptions} />
        <CheckListField<Values> name="change.toZones" label="To zones" options={zoneOptions} />
      </div>
    </>
  );
}
