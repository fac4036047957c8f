import { useWatch } from 'react-hook-form';
import { useTranslate } from '#shell/texts/texts-context.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { Panel } from '#ui/Panel.tsx';
import {
  accountOptions,
  type BooksAccountValues,
  type Chart,
  taxOptions,
} from './account-values.ts';

/** The account and tax codes of RCTIs; the codes are required once there is an account. */
export function RctiAccounts({ chart }: { readonly chart: Chart }) {
  const t = useTranslate();
  const account = useWatch<BooksAccountValues>({ name: 'settings.bills.expenseAccountKey' });
  const codes = taxOptions(chart, 'isForPurchases');
  const rules = { required: 'Choose a tax code' };
  return (
    <Panel title="RCTIs">
      <p className="mb-4 text-ink-2">
        {t('RCTIs are sent as bills of their suppliers once an account is chosen.')}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField<BooksAccountValues>
          name="settings.bills.expenseAccountKey"
          label="Contractor costs"
          optional
          options={accountOptions(chart, 'Expense')}
          placeholder="RCTIs are not sent"
        />
        {account !== null && (
          <>
            <SelectField<BooksAccountValues>
              name="settings.bills.taxedKey"
              label="Tax code of RCTIs with GST"
              options={codes}
              rules={rules}
            />
            <SelectField<BooksAccountValues>
              name="settings.bills.untaxedKey"
              label="Tax code of RCTIs without GST"
              options={codes}
              rules={rules}
            />
          </>
        )}
      </div>
    </Panel>
  );
}
