import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useFormats } from '#shell/formats.ts';
import { Banner } from '#ui/Banner.tsx';
import { Panel } from '#ui/Panel.tsx';
import { nextNumberOf, numbersLeft } from './next-number.ts';
import { FieldPair } from '../settings/FieldPair.tsx';
import { SettingsScreen } from '../settings/SettingsScreen.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

const customerTypes = [
  { value: 'Account', label: 'Account' },
  { value: 'PayAsYouGo', label: 'Pay as you go' },
  { value: 'PrePaid', label: 'Prepaid' },
];

/** The formats of customer codes and invoice numbers. */
export function NumberingPage() {
  return (
    <SettingsScreen title="Numbering" groups={['customerCode', 'invoiceNumber']}>
      {(settings) => (
        <>
          <SeriesPanel title="Customer codes" group="customerCode" saved={settings}>
            <CheckboxField<TenantSettings>
              name="customerCode.isManual"
              label="Entered manually for each customer"
              help="A new customer then needs a unique code."
            />
            <FieldPair>
              <SelectField<TenantSettings>
                name="customerCode.defaultCustomerType"
                label="Default customer type"
                help="For customers from imports and other systems that don't specify one."
                options={customerTypes}
                rules={{ required: 'Please choose' }}
              />
            </FieldPair>
          </SeriesPanel>
          <SeriesPanel title="Invoice numbers" group="invoiceNumber" saved={settings} />
        </>
      )}
    </SettingsScreen>
  );
}

type SeriesPanelProps = {
  readonly title: string;
  readonly group: 'customerCode' | 'invoiceNumber';
  readonly saved: TenantSettings;
  readonly children?: React.ReactNode;
};

function SeriesPanel({ title, group, saved, children }: SeriesPanelProps) {
  const t = useTranslate();
  const typed = useWatch<TenantSettings, typeof group>({ name: group });
  const left = numbersLeft(saved[group], typed);
  const { number } = useFormats();
  return (
    <Panel
      title={title}
      actions={
        <output className="num text-ink-2">
          {typed.isManual
            ? t('Entered manually for each customer')
            : t('Next: {group} · {number} left', {
                group: nextNumberOf(saved[group], typed),
                number: number(Math.max(0, left)),
              })}
        </output>
      }
    >
      <div className="grid gap-4">
        {children}
        {!typed.isManual && left < fewLeft && <Ending left={left} />}
        <FieldPair>
          <TextField<TenantSettings>
            name={`${group}.prefix`}
            label="Prefix"
            optional
            rules={{ maxLength: 16 }}
          />
          <TextField<TenantSettings>
            name={`${group}.postfix`}
            label="Postfix"
            optional
            rules={{ maxLength: 16 }}
          />
          <NumberField<TenantSettings>
            name={`${group}.maxLength`}
            label="Digits"
            rules={{ required: 'Please enter the number of digits', min: 1, max: 12 }}
          />
          <NumberField<TenantSettings>
            name={`${group}.start`}
            label="First number"
            help="The next number can't be lower than one already used."
            rules={{ required: 'Please enter the first number', min: 1 }}
          />
          <NumberField<TenantSettings>
            name={`${group}.end`}
            label="Last number"
            rules={{ required: 'Please enter the last number', min: 1 }}
          />
        </FieldPair>
      </div>
    </Panel>
  );
}

/** Below this, a warning about the series' end is shown. */
const fewLeft = 1_000;

const Ending = ({ left }: { readonly left: number }) => (
  <Banner
    tone={left > 0 ? 'warning' : 'problem'}
    title={left > 0 ? 'This series is almost used up' : 'This series is used up'}
  >
    Add digits or raise the last number. Once the series is used up, nothing more can be created.
  </Banner>
);
