// Members of the MYOB Business API v2 that we read; names are those of the pages of
// developer.myob.com/api/myob-business-api/v2 that stand beside each shape.
import { localDate } from '@waybill/kernel/local-date';
import { z } from 'zod';

/** `2018-10-04T00:00:00`. */
const Day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((text) => localDate(text.slice(0, 10)));

const Link = z.object({ UID: z.string(), Name: z.string().nullish() });

/** Company files that old API keys may list. */
export const CompanyFiles = z.array(z.object({ Id: z.string(), Name: z.string() }));

const pageOf = <S extends z.ZodType>(row: S) =>
  z.object({ Items: z.array(row), NextPageLink: z.string().nullish() });

/** /generalledger/account */
export const Accounts = pageOf(
  z.object({
    UID: z.string(),
    DisplayID: z.string(),
    Name: z.string(),
    Type: z.string(),
    IsHeader: z.boolean(),
    IsActive: z.boolean(),
  }),
);

/** /generalledger/taxcode */
export const TaxCodes = pageOf(
  z.object({ UID: z.string(), Code: z.string(), Description: z.string().nullish() }),
);

/** /generalledger/job */
export const Jobs = pageOf(
  z.object({
    UID: z.string(),
    Number: z.string(),
    Name: z.string().nullish(),
    IsHeader: z.boolean(),
    IsActive: z.boolean(),
  }),
);

/** /contact/customer, /contact/supplier */
export const Contact = z.object({ UID: z.string() });
export const Contacts = pageOf(Contact);

const balance = {
  UID: z.string(),
  Number: z.string(),
  Date: Day,
  TotalAmount: z.number(),
  BalanceDueAmount: z.number(),
};

/** /sale/invoice; a credit note is an invoice below 0. */
export const Invoice = z.object({ ...balance, Customer: Link, JournalMemo: z.string().nullish() });

export const Invoices = pageOf(Invoice);

/** /purchase/bill */
export const Bill = z.object({ ...balance, Supplier: Link });

export const Bills = pageOf(Bill);

/** /sale/customerpayment, credit_settlement, credit_refund; /purchase/supplierpayment */
export const Saved = z.object({ UID: z.string() });

/** /sale/customerpayment */
export const Payments = pageOf(
  z.object({
    UID: z.string(),
    Date: Day,
    Memo: z.string().nullish(),
    Invoices: z.array(
      z.object({ UID: z.string(), AmountApplied: z.number(), Type: z.string().nullish() }),
    ),
  }),
);

/** /sale/credit_settlement */
export const CreditSettlements = pageOf(
  z.object({
    UID: z.string(),
    Lines: z.array(z.object({ Sale: Link, AmountApplied: z.number() })),
  }),
);
