import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import type { SaveForm } from '#shell/records/use-save-form.ts';
import { CustomFields } from '#contexts/records/links/CustomFields.tsx';
import { useCustomFields } from '#contexts/records/links/custom-fields.tsx';
import { FormShell } from '#ui/form/FormShell.tsx';
import { Panel } from '#ui/Panel.tsx';
import { CompanyFields } from './CompanyFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import type { CustomerValues } from './customer-values.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { SimilarCustomers } from '../../registrations/SimilarCustomers.tsx';
import { TradingFields } from './TradingFields.tsx';

type CustomerFormProps = {
  readonly save: SaveForm<CustomerValues>;
  readonly isNew: boolean;
  readonly onCancel?: () => void;
};

/** All fields of a customer. */
export function CustomerForm({ save, isNew, onCancel }: CustomerFormProps) {
  const custom = useCustomFields('customer-fields');
  return (
    <div className="max-w-[720px]">
      <FormShell
        {...save}
        saveBar={!isNew}
        submitLabel={isNew ? 'Add customer' : 'Save customer'}
        useLeaveGuard={useLeaveGuard}
        onCancel={onCancel}
      >
        <Panel>
          <div className="grid gap-8">
            <CompanyFields isNew={isNew} />
            {isNew && <SimilarCustomers />}
            <ContactFields prefix="customer." telephone="customer.contact" />
            <TradingFields />
            {custom && (
              <FieldGrid legend="Additional fields">
                <CustomFields type={custom} under="customer.customFields" />
              </FieldGrid>
            )}
          </div>
        </Panel>
      </FormShell>
    </div>
  );
}
