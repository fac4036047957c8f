import type { EntityData } from '@waybill/contract/records/entities/shapes';
import type {
  AccountStatus,
  CustomerType,
  InvoiceGrouping,
} from '@waybill/contract/customers/customers/choices';

/** The fields that a customer form sets. */
export type CustomerFields = {
  readonly type: CustomerType;
  readonly business_type: string | null;
  readonly account_status: AccountStatus;
  readonly customer_name: string | null;
  readonly company_name: string | null;
  readonly contact_name: string | null;
  readonly account_name: string | null;
  readonly email: string | null;
  readonly booking_email: string | null;
  readonly telephone: string | null;
  readonly mobile: string | null;
  readonly address_line1: string | null;
  readonly address_line2: string | null;
  readonly address_line3: string | null;
  readonly suburb: string | null;
  readonly post_code: string | null;
  readonly state_code: string | null;
  readonly country_code: string;
  readonly abn: string | null;
  readonly acn: string | null;
  readonly business_industry: string | null;
  readonly years_in_business: number | null;
  readonly customer_source: string | null;
  readonly website: string | null;
  readonly account_manager: string | null;
  readonly sales_person: string | null;
  readonly special_instructions: string | null;
  readonly opening_time: string | null;
  readonly closing_time: string | null;
  readonly open_days: readonly number[];
  readonly logo_file: string | null;
  readonly organization_unit_id: number | null;
  readonly can_send_dg: boolean;
  readonly ati_opt_in: boolean;
  readonly ati_type: string | null;
  readonly ati_insured_value_minor: number | null;
  readonly credit_limit_minor: number | null;
  readonly payment_terms: number;
  readonly invoice_period: string;
  readonly invoice_day: number | null;
  readonly invoice_by_email: boolean;
  readonly invoice_grouping: InvoiceGrouping;
  readonly is_invoicable: boolean;
  readonly expected_bookings: number | null;
  readonly expected_bookings_duration: string | null;
  readonly expected_revenue_minor: number | null;
  readonly expected_revenue_duration: string | null;
  /** Values of the tenant's custom fields; null leaves them unchanged. */
  readonly custom: EntityData | null;
};

export type CustomerRow = CustomerFields &
  CustomerSettingsRow & {
    readonly id: number;
    readonly guid: string;
    readonly code: string;
    readonly registered_at: Date;
    readonly created_at: Date;
    readonly exposure_minor: number;
    readonly last_booking_at: Date | null;
  };

/** What other contexts need of a customer: nothing that bookings change. */
export type CustomerForCard = CustomerSettingsRow &
  Pick<
    CustomerRow,
    | 'id'
    | 'guid'
    | 'code'
    | 'type'
    | 'account_status'
    | 'customer_name'
    | 'company_name'
    | 'contact_name'
    | 'account_name'
    | 'email'
    | 'booking_email'
    | 'telephone'
    | 'address_line1'
    | 'address_line2'
    | 'address_line3'
    | 'suburb'
    | 'post_code'
    | 'state_code'
    | 'country_code'
    | 'abn'
    | 'can_send_dg'
    | 'credit_limit_minor'
    | 'payment_terms'
    | 'invoice_period'
    | 'invoice_day'
    | 'invoice_by_email'
    | 'invoice_grouping'
    | 'is_invoicable'
  >;

/** A customer in lists. */
export type ListedCustomer = CustomerRow & {
  /** The outstanding amount of issued invoices; null for users who may not see it. */
  readonly outstanding_minor: number | null;
};

/** A customer that rows of a file may refer to. */
export type KnownCustomer = CustomerFields & {
  readonly id: number;
  readonly code: string;
  /** True if deleted; its code stays reserved. */
  readonly isDeleted: boolean;
};

/** The fields that a customer's own administrator may change. */
export type AccountFields = Pick<
  CustomerFields,
  | 'contact_name'
  | 'email'
  | 'booking_email'
  | 'mobile'
  | 'telephone'
  | 'address_line1'
  | 'address_line2'
  | 'address_line3'
  | 'suburb'
  | 'post_code'
  | 'state_code'
  | 'country_code'
  | 'opening_time'
  | 'closing_time'
  | 'open_days'
  | 'special_instructions'
  | 'logo_file'
>;

export type CustomerNoteRow = {
  readonly id: number;
  readonly comment: string;
  readonly user_id: number | null;
  readonly created_at: Date;
};

export type CustomerSettingsRow = {
  readonly cost_center_enabled: boolean;
  readonly cost_center_required: boolean;
  readonly reference_enabled: boolean;
  readonly reference_required: boolean;
  readonly leave_by_default: boolean;
  readonly notify_by_default: boolean;
};
