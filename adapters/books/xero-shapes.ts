// Members of the Xero Accounting API that we read; names and types are those of
// xero_accounting.yaml 16.1.0 (github.com/XeroAPI/Xero-OpenAPI).
import type { LocalDate } from '@waybill/kernel/local-date';
import { localDate } from '@waybill/kernel/local-date';
import { z } from 'zod';

/** `/Date(1543449600000+0000)/`, as `Payment.Date` of its examples; or ISO 8601. */
const Day = z.string().transform((text, context): LocalDate => {
  const [, milliseconds] = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  const iso = milliseconds === undefined ? text : new Date(Number(milliseconds)).toISOString();
  const day = iso.slice(0, 10);
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return localDate(day);
  context.addIssue({ code: 'custom', message: 'no date' });
  return z.NEVER;
});

/** identity.yaml, `Connection`. */
export const Connections = z.array(
  z.object({ tenantId: z.string(), tenantType: z.string(), tenantName: z.string().nullish() }),
);

export const Accounts = z.object({
  Accounts: z.array(
    z.object({
      AccountID: z.string(),
      Code: z.string().optional(),
      Name: z.string(),
      Type: z.string(),
      Class: z.string().optional(),
      Status: z.string().optional(),
      EnablePaymentsToAccount: z.boolean().optional(),
    }),
  ),
});

export const TaxRates = z.object({
  TaxRates: z.array(
    z.object({
      Name: z.string(),
      TaxType: z.string(),
      Status: z.string().optional(),
      CanApplyToRevenue: z.boolean().optional(),
      CanApplyToExpenses: z.boolean().optional(),
    }),
  ),
});

export const TrackingCategories = z.object({
  TrackingCategories: z.array(
    z.object({
      TrackingCategoryID: z.string(),
      Name: z.string(),
      Status: z.string().optional(),
      Options: z
        .array(
          z.object({
            TrackingOptionID: z.string(),
            Name: z.string(),
            Status: z.string().optional(),
          }),
        )
        .optional(),
    }),
  ),
});

export const Contacts = z.object({
  Contacts: z.array(
    z.object({
      ContactID: z.string(),
      Name: z.string().optional(),
      ContactNumber: z.string().optional(),
      ContactStatus: z.string().optional(),
    }),
  ),
});

const common = {
  Status: z.string(),
  Date: Day,
  Total: z.number(),
  Contact: z.object({ ContactID: z.string().optional(), Name: z.string().optional() }).optional(),
};

/** The description of our prepayments is their number. */
const Lines = z.array(z.object({ Description: z.string().nullish() })).default([]);

export const Invoices = z.object({
  Invoices: z.array(
    z.object({
      ...common,
      Type: z.string(),
      InvoiceID: z.string(),
      InvoiceNumber: z.string().default(''),
      AmountDue: z.number().default(0),
    }),
  ),
});

export const CreditNotes = z.object({
  CreditNotes: z.array(
    z.object({
      ...common,
      Type: z.string(),
      CreditNoteID: z.string(),
      CreditNoteNumber: z.string().default(''),
      RemainingCredit: z.number().default(0),
    }),
  ),
});

export const Payments = z.object({
  Payments: z.array(
    z.object({
      PaymentID: z.string(),
      Date: Day,
      Amount: z.number(),
      Reference: z.string().nullish(),
      Status: z.string(),
      PaymentType: z.string().optional(),
      Invoice: z.object({ InvoiceID: z.string() }).optional(),
    }),
  ),
});

/** `BankTransaction`; `OverpaymentID` is returned for those of type `RECEIVE-OVERPAYMENT`. */
export const BankTransactions = z.object({
  BankTransactions: z.array(
    z.object({
      Status: z.string().optional(),
      OverpaymentID: z.string().optional(),
      LineItems: Lines,
    }),
  ),
});

export const Overpayments = z.object({
  Overpayments: z.array(
    z.object({
      ...common,
      Type: z.string().optional(),
      OverpaymentID: z.string(),
      Reference: z.string().nullish(),
      RemainingCredit: z.number().default(0),
      LineItems: Lines,
    }),
  ),
});

const Allocated = z.object({
  Allocations: z
    .array(
      z.object({
        AllocationID: z.string(),
        Amount: z.number(),
        Invoice: z.object({ InvoiceID: z.string() }),
        IsDeleted: z.boolean().default(false),
      }),
    )
    .default([])
    .transform((all) => all.filter(({ IsDeleted }) => !IsDeleted)),
});

/** What the credit notes or overpayments of a response were allocated to. */
export const CreditSources = z
  .object({
    CreditNotes: z.array(Allocated).default([]),
    Overpayments: z.array(Allocated).default([]),
  })
  .transform(({ CreditNotes: notes, Overpayments: money }) => [...notes, ...money]);

/** `Allocation`; it is removed by its id. */
export const Allocations = z.object({
  Allocations: z.array(z.object({ AllocationID: z.string() })),
});
