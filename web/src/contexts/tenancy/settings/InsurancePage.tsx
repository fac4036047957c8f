import type { TenantSettings } from '@waybill/contract/tenancy/settings/shapes';
import { FieldGroup } from '#ui/form/FieldGroup.tsx';
import { MoneyField } from '#ui/form/MoneyField.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { Panel } from '#ui/Panel.tsx';
import { FieldPair } from './FieldPair.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

type InsuranceName = `insurance.${keyof TenantSettings['insurance']}`;

type Kind = {
  readonly title: string;
  readonly minimum: InsuranceName;
  readonly multiplier: InsuranceName;
};

const kinds: readonly Kind[] = [
  kind('Standard', 'standard'),
  kind('Premium', 'premium'),
  kind('ATI standard', 'atiStandard'),
  kind('ATI premium', 'atiPremium'),
];

function kind(title: string, at: 'standard' | 'premium' | 'atiStandard' | 'atiPremium'): Kind {
  return { title, minimum: `insurance.${at}Minimum`, multiplier: `insurance.${at}Multiplier` };
}

const limits: readonly (readonly [label: string, name: InsuranceName])[] = [
  ['Standard from a value of', 'insurance.standardMinimumValueLimit'],
  ['Premium from a value of', 'insurance.premiumMinimumValueLimit'],
  ['ATI from a value of', 'insurance.atiMinimumValueLimit'],
];

/** The price of freight insurance, and the rate of GST. */
export function InsurancePage() {
  const t = useTranslate();
  return (
    <SettingsScreen title="Insurance and tax" groups={['insurance', 'tax']}>
      {() => (
        <>
          <Panel title="Tax">
            <FieldPair>
              <NumberField<TenantSettings>
                name="tax.gst"
                label="GST"
                unit="%"
                rules={{ min: 0, max: 100, required }}
                help="Applies to everything priced from now on."
              />
            </FieldPair>
          </Panel>
          <Panel title="Insurance">
            <div className="grid gap-6">
              <p className="text-ink-2">
                {t(
                  'Price before tax: the insured value times the multiplier, at least the minimum.',
                )}
              </p>
              {kinds.map(({ title, minimum, multiplier }) => (
                <FieldGroup key={title} title={title}>
                  <FieldPair>
                    <MoneyField<TenantSettings>
                      name={minimum}
                      label="Minimum"
                      rules={{ min: 0, required }}
                    />
                    <NumberField<TenantSettings>
                      name={multiplier}
                      label="Multiplier"
                      rules={{ min: 0, max: 1, required }}
                    />
                  </FieldPair>
                </FieldGroup>
              ))}
              <FieldGroup title="Value thresholds">
                <FieldPair>
                  {limits.map(([label, name]) => (
                    <MoneyField<TenantSettings>
                      key={name}
                      name={name}
                      label={label}
                      rules={{ min: 0, required }}
                    />
                  ))}
                </FieldPair>
              </FieldGroup>
            </div>
          </Panel>
        </>
      )}
    </SettingsScreen>
  );
}

const required = 'Please enter a number';
