import type { OrderRule } from '@waybill/contract/shops/rules/shapes';
import type { Shop } from '@waybill/contract/shops/shops/shapes';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Awaited } from '#shell/records/Awaited.tsx';
import { type ReadRecord, useSaveForm } from '#shell/records/use-save-form.ts';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Button } from '#ui/Button.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { Panel } from '#ui/Panel.tsx';
import { useToast } from '#ui/Toasts.tsx';
import { useOrderRules, useSaveOrderRules } from './calls.ts';
import { RuleFields, type RuleValues } from './RuleFields.tsx';

type OfShop = { readonly shop: Shop };

/** What is done with the orders of a shop that meet a condition, in the order of the rules. */
export function OrderRules({ shop }: OfShop) {
  return (
    <Awaited query={useOrderRules(shop.id)} permission="Customer.Company">
      {(reading) => <RulesForm shop={shop} reading={reading} rules={reading.rules} />}
    </Awaited>
  );
}

const blank: OrderRule = {
  name: '',
  member: 'Weight',
  operator: 'AtLeast',
  value: '',
  furtherConditions: [],
  action: 'Service',
  carrierAccountId: null,
  serviceCode: null,
  isActive: true,
};

type FormProps = OfShop & { readonly reading: ReadRecord; readonly rules: readonly OrderRule[] };

function RulesForm({ shop, reading, rules }: FormProps) {
  const t = useTranslate();
  const toast = useToast();
  const save = useSaveForm<
    RuleValues,
    Parameters<ReturnType<typeof useSaveOrderRules>['mutate']>[0],
    null
  >({
    reading,
    values: { rules: [...rules] },
    send: useSaveOrderRules(),
    argsOf: (values) => ({ shopId: shop.id, rules: values.rules.map(ruleOf) }),
    onSaved: () => toast({ title: 'Rules saved', tone: 'success' }),
  });
  const rows = useFieldArray({ control: save.form.control, name: 'rules', keyName: 'key' });
  return (
    <FormShell {...save} saveBar submitLabel="Save rules" useLeaveGuard={useLeaveGuard}>
      <Panel title="Order rules">
        <div className="grid gap-4">
          {rows.fields.length > 0 && (
            <p className="text-ink-2">
              {t('Rules are applied in this order; the first that chooses a service counts.')}
            </p>
          )}
          {rows.fields.length === 0 && (
            <p className="text-ink-2">
              {t('No rules yet: orders are booked by the buyer’s choice, or the cheapest service.')}
            </p>
          )}
          {rows.fields.map((row, at) => (
            <fieldset key={row.key} className="border-b border-hairline pb-4">
              <legend className="sr-only">{t('Rule {number}', { number: at + 1 })}</legend>
              <RuleFields
                shop={shop}
                at={at}
                actions={
                  <>
                    <IconButton
                      icon={ArrowUp}
                      label="Move up"
                      disabledReason={at === 0 ? 'This is the first rule' : undefined}
                      onClick={() => rows.swap(at, at - 1)}
                    />
                    <IconButton icon={Trash2} label="Remove rule" onClick={() => rows.remove(at)} />
                  </>
                }
              />
            </fieldset>
          ))}
          <div>
            <Button icon={Plus} onClick={() => rows.append(blank)}>
              Add rule
            </Button>
          </div>
        </div>
      </Panel>
    </FormShell>
  );
}

/** A rule without the service of an action that needs none. */
const ruleOf = (rule: OrderRule): OrderRule =>
  rule.action === 'Service' ? rule : { ...rule, carrierAccountId: null, serviceCode: null };
