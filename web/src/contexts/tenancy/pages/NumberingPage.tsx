import type { TenantSettings } from '@waybill/contract/tenancy/settings';
import { useWatch } from 'react-hook-form';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { nextNumberOf } from '../next-number.ts';
import { FieldPair } from '../parts/FieldPair.tsx';
import { SettingsScreen } from '../parts/SettingsScreen.tsx';

/** How customer codes and invoice numbers are written. */
export function NumberingPage() {
  return (
    <SettingsScreen title="Numbering" groups={['customerCode', 'invoiceNumber']}>
      {(settings) => (
        <>
          <SeriesPanel title="Customer codes" group="customerCode" saved={settings}>
            <CheckboxField<TenantSettings>
              name="customerCode.isManual"
              label="Typed by hand"
              help="A new customer then needs a code that nobody else has."
            />
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
  const typed = useWatch<TenantSettings, typeof group>({ name: group });
  return (
    <Panel
      title={title}
      actions={
        <output className="num text-ink-2">
          {typed.isManual ? 'Typed by hand' : `Next: ${nextNumberOf(saved[group], typed)}`}
        </output>
      }
    >
      <div className="grid gap-4">
        {children}
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
            rules={{ required: 'Please enter how many digits', min: 1, max: 12 }}
          />
          <NumberField<TenantSettings>
            name={`${group}.start`}
            label="Start"
            help="Numbers never go back behind one that was given."
            rules={{ required: 'Please enter the first number', min: 1 }}
          />
          <NumberField<TenantSettings>
            name={`${group}.end`}
            label="End"
            rules={{ required: 'Please enter the last number', min: 1 }}
          />
        </FieldPair>
      </div>
    </Panel>
  );
}
