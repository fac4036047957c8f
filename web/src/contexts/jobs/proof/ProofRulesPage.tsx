import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import type { getProofRules, saveProofRules } from '@waybill/contract/jobs/endpoints';
import { noDemand } from '@waybill/contract/jobs/proof/demand';
import { useFieldArray } from 'react-hook-form';
import { paths } from '#paths';
import { CustomerPicker } from '#contexts/customers/parts/CustomerPicker.tsx';
import { Awaited } from '#shell/records/Awaited.tsx';
import { useSaveForm } from '#shell/records/use-save-form.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { CheckboxField } from '#ui/form/CheckboxField.tsx';
import { FieldRow, FieldRows } from '#ui/form/FieldRows.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { NumberField } from '#ui/form/NumberField.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useProofRules, useSaveProofRules } from './calls.ts';

type Sent = ArgsOf<typeof saveProofRules>;
type Rules = ResultOf<typeof getProofRules>;
type Rule = Omit<Rules['items'][number], 'customerid' | 'customername'>;
type Values = {
  readonly all: Rule;
  readonly customers: readonly (Rule & {
    readonly customerid: string | null;
    readonly customernumber: number | null;
  })[];
};

/** The required proof of delivery: for all customers, and for single ones. */
export function ProofRulesPage() {
  return (
    <>
      <PageHeading
        title="Proof of delivery rules"
        breadcrumb={[
          { label: 'Settings', href: paths.settings() },
          { label: 'Proof of delivery rules' },
        ]}
      />
      <Awaited query={useProofRules()} permission="Administration.Settings">
        {(rules) => <Loaded rules={rules} />}
      </Awaited>
    </>
  );
}

function Loaded({ rules }: { readonly rules: Rules }) {
  const toast = useToast();
  const save = useSaveForm<Values, Sent, Rules>({
    reading: rules,
    values: valuesOf(rules),
    send: useSaveProofRules(),
    argsOf: sentOf,
    onSaved: () => toast({ title: 'Rules saved', tone: 'success' }),
  });
  return (
    <FormShell {...save} saveBar submitLabel="Save rules" useLeaveGuard={useLeaveGuard}>
      <div className="grid gap-4">
        <Panel title="Rule of all customers" narrow>
          <RuleFields at="all" />
        </Panel>
        <CustomerRules />
      </div>
    </FormShell>
  );
}

function CustomerRules() {
  const { fields, append, remove } = useFieldArray<Values>({ name: 'customers' });
  return (
    <Panel title="Rules of single customers">
      <FieldRows
        addLabel="Add customer rule"
        nothing="All deliveries follow the rule above."
        onAdd={() => append({ ...noDemand, customerid: null, customernumber: null })}
      >
        {fields.map((field, at) => (
          <FieldRow key={field.id} removeLabel="Remove customer rule" onRemove={() => remove(at)}>
            <CustomerPicker
              idField={`customers.${at}.customernumber`}
              guidField={`customers.${at}.customerid`}
              byGuid
              rules={{ required: 'Please select a customer' }}
            />
            <RuleFields at={`customers.${at}`} />
          </FieldRow>
        ))}
      </FieldRows>
    </Panel>
  );
}

const RuleFields = ({ at }: { readonly at: 'all' | `customers.${number}` }) => (
  <div className="grid gap-2">
    <CheckboxField<Values> name={`${at}.needsphoto`} label="Photo required" />
    <CheckboxField<Values> name={`${at}.needssignature`} label="Signature required" />
    <CheckboxField<Values> name={`${at}.needspin`} label="Number sent to the recipient required" />
    <CheckboxField<Values> name={`${at}.allowsleaving`} label="May be left without a person" />
    <NumberField<Values>
      name={`${at}.minimumage`}
      label="Minimum age of the recipient"
      decimals={0}
      optional
      rules={{
        min: { value: 1, message: 'Between 1 and 99' },
        max: { value: 99, message: 'Between 1 and 99' },
      }}
    />
  </div>
);

const valuesOf = ({ items }: Rules): Values => ({
  all: items.find(({ customerid }) => customerid === null) ?? noDemand,
  customers: items
    .filter(({ customerid }) => customerid !== null)
    .map((rule) => ({ ...rule, customernumber: null })),
});

const sentOf = ({ all, customers }: Values): Sent => ({
  items: [
    { ...demandedOf(all), customerid: null },
    ...customers.map((rule) => ({ ...demandedOf(rule), customerid: rule.customerid })),
  ],
});

const demandedOf = (rule: Rule): Rule => ({
  needsphoto: rule.needsphoto,
  needssignature: rule.needssignature,
  needspin: rule.needspin,
  minimumage: rule.minimumage,
  allowsleaving: rule.allowsleaving,
});
