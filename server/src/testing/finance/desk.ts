import * as contract from '@waybill/contract/finance/endpoints';
import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import { type Caller, Refused, type TestTenant } from '#testing/test-app.ts';
import { addCustomer } from './samples.ts';

type Made<E extends typeof contract.generateAdhocInvoice | typeof contract.createPayment> = Promise<
  ResultOf<E>
>;

/** Common steps of finance tests, run as a permitted user. */
export type FinanceDesk = {
  /** Adds a customer that owes nothing. */
  addCustomer(): Promise<number>;
  /** Adds an invoice in dollars before ten per cent of tax. */
  bill(
    customerId: number,
    amount: number,
    invoiceDate?: string,
  ): Made<typeof contract.generateAdhocInvoice>;
  /** Records a bank transfer of today. */
  pay(
    args: Partial<ArgsOf<typeof contract.createPayment>> & { readonly paidAmount: number },
  ): Made<typeof contract.createPayment>;
  invoice(id: number): Promise<ResultOf<typeof contract.getInvoiceForEdit>['invoice']>;
  payment(id: number): Promise<ResultOf<typeof contract.getPayments>['items'][number] | undefined>;
};

export const financeDesk = (tenant: TestTenant, who: Caller): FinanceDesk => ({
  addCustomer: () => tenant.inTransaction(addCustomer),
  bill: (customerId, amount, invoiceDate = '2026-11-18') => {
    const pricingDetails = [{ description: 'Storage', amount }];
    const items = [{ packageType: 'Pallet', quantity: 1, pricingDetails }];
    const adhocInvoice = { description: 'Storage', invoiceDate, items };
    return who.call(contract.generateAdhocInvoice, { customerId, adhocInvoice });
  },
  pay: (args) => who.call(contract.createPayment, { paymentDate: '2026-11-18', ...args }),
  invoice: async (id) => (await who.call(contract.getInvoiceForEdit, { id })).invoice,
  payment: async (id) => (await who.call(contract.getPayments, { filter: `id eq ${id}` })).items[0],
});

/** Returns the members that a refusal names, its status if it names none, or `accepted`. */
export const complaints = (work: Promise<unknown>): Promise<readonly string[] | number | string> =>
  work.then(
    () => 'accepted',
    (refused: unknown) =>
      refused instanceof Refused
        ? (refused.error.validationErrors?.flatMap((e) => e.members ?? []) ?? refused.status)
        : Promise.reject(refused),
  );
