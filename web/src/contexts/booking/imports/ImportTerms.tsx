import type {
  ImportOperation,
  RowsJoinedBy,
  ServiceChoice,
} from '@waybill/contract/booking/imports/shapes';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { SegmentedControl, type SegmentedControlProps } from '#ui/SegmentedControl.tsx';
import { CustomerFilter } from '../bookings/list/CustomerFilter.tsx';
import { useTranslate } from '#shell/texts/texts-context.ts';

/** The options for all rows of a file. */
export type ImportTermsValues = {
  readonly customerId?: number;
  readonly operation: ImportOperation;
  readonly serviceChoice: ServiceChoice;
  readonly joinedBy: RowsJoinedBy;
  /** Whether carriers are asked for prices too. */
  readonly asksCarriers: boolean;
};

type ImportTermsProps = {
  readonly terms: ImportTermsValues;
  /** True for users of a customer, who import for that customer. */
  readonly isCustomer: boolean;
  readonly onChange: (terms: ImportTermsValues) => void;
};

/** The customer of the rows, the action on them, and the service. */
export function ImportTerms({ terms, isCustomer, onChange }: ImportTermsProps) {
  const t = useTranslate();
  const { customerId: _, ...rest } = terms;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {!isCustomer && (
        <Term title={t('Default customer')}>
          <CustomerFilter
            value={terms.customerId}
            nothingChosen="No one selected"
            onChange={(id) => onChange({ ...rest, ...(id !== undefined && { customerId: id }) })}
          />
        </Term>
      )}
      <Choice
        label="After import"
        value={terms.operation}
        onChange={(operation) => onChange({ ...terms, operation })}
        options={[
          { value: 'Book', label: 'Book' },
          { value: 'Save', label: 'Save as drafts' },
        ]}
      />
      <Choice
        label="Default service"
        value={terms.serviceChoice}
        onChange={(serviceChoice) => onChange({ ...terms, serviceChoice })}
        options={[
          { value: 'Cheapest', label: 'Cheapest' },
          { value: 'Fastest', label: 'Fastest' },
        ]}
      />
      <Choice
        label="One booking per row"
        value={terms.joinedBy}
        onChange={(joinedBy) => onChange({ ...terms, joinedBy })}
        options={[
          { value: 'None', label: 'Row' },
          { value: 'OrderNumber', label: 'Order number' },
          { value: 'Reference', label: 'Reference' },
        ]}
      />
      <Choice
        label="Prices"
        value={terms.asksCarriers ? 'Carriers' : 'Own'}
        onChange={(prices) => onChange({ ...terms, asksCarriers: prices === 'Carriers' })}
        options={[
          { value: 'Own', label: 'Rate cards' },
          { value: 'Carriers', label: 'Rate cards and carriers' },
        ]}
      />
    </div>
  );
}

/** An option with few choices, all visible. */
function Choice<Value extends string>(
  props: SegmentedControlProps<Value> & { readonly label: PlatformText },
) {
  const t = useTranslate();
  return (
    <Term title={t(props.label)}>
      <SegmentedControl {...props} />
    </Term>
  );
}

type TermProps = { readonly title: string; readonly children: React.ReactNode };

const Term = ({ title, children }: TermProps) => (
  <div className="grid content-start gap-1">
    <p aria-hidden="true" className="font-medium">
      {title}
    </p>
    {children}
  </div>
);
