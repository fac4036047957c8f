import { problemCodes, problems } from '../problem.ts';

export const financeProblems = problems({
  NoStorageToInvoice: {
    status: 409,
    message: 'There is no storage to invoice for this customer.',
  },
  InvoiceNotFound: { status: 404, message: 'We could not find this invoice.' },
  InvoiceCannotBeVoided: { status: 409, message: 'This invoice can no longer be voided.' },
  InvoiceNotADraft: { status: 409, message: 'This invoice has already been issued.' },
  InvoiceNotComplete: {
    status: 400,
    message: 'The invoice is missing details that a tax invoice requires.',
  },
  CustomerOfInvoiceNotFound: { status: 404, message: 'We could not find this customer.' },
  CustomerHasNoAddress: {
    status: 409,
    message: 'This customer has no e-mail address. Add one to its details.',
  },
  PaymentReferenceTaken: {
    status: 409,
    message: 'A payment with this reference number already exists.',
  },
  AllocationNotPossible: {
    status: 400,
    code: problemCodes.validation,
    message: "The payment can't be allocated this way.",
  },
  PaymentNotFound: { status: 404, message: 'We could not find this payment.' },
  PaymentCannotBeReversed: { status: 409, message: 'This payment can no longer be reversed.' },
  CreditNoteNotFound: { status: 404, message: 'We could not find this credit note.' },
  InvoiceCannotBeCredited: { status: 409, message: "This invoice can't be credited." },
  CreditNoteDecided: { status: 409, message: 'This credit note has already been decided.' },
  CreditNoteNotOpen: { status: 409, message: 'This credit note has already been settled.' },
  BillingRunNotFound: { status: 404, message: 'We could not find this billing run.' },
  BillingWorkNotFound: {
    status: 404,
    message: 'We could not find one of these bookings or later charges.',
  },
  BillingRunUnderWay: {
    status: 409,
    message: 'Another billing run is in progress. Please wait until it has finished.',
  },
  StatementRunNotFound: { status: 404, message: 'We could not find this statement run.' },
  StatementRunUnderWay: {
    status: 409,
    message: 'Statements are already being created. Wait until they are done, then start again.',
  },
  TooManyStatements: { status: 400, message: 'There are too many statements for one run.' },
  NoStatements: {
    status: 409,
    message: 'No customer has a balance or a transaction in this period.',
  },
  FeeNotFound: { status: 404, message: 'We could not find this fee.' },
  FeeNameTaken: { status: 409, message: 'A fee with this name already exists.' },
  CardDeclined: {
    status: 400,
    code: problemCodes.paymentDeclined,
    message: 'The card was declined. Nothing was charged.',
  },
  CardOutcomeUnknown: {
    status: 409,
    message: "The payment is being processed. Please don't pay again; we keep checking the result.",
  },
  CardReturnUnknown: {
    status: 409,
    message: "The refund is being processed. Please don't repeat it; we keep checking the result.",
  },
  CardReturnRefused: {
    status: 409,
    message: 'The card processor rejected the refund. Nothing was recorded.',
  },
  PaymentIsReturning: {
    status: 409,
    message: 'This payment is being refunded to the card.',
  },
  CardToRefundNotFound: {
    status: 409,
    message: 'No card payment covers this amount. Refund it by bank transfer instead.',
  },
  CardPaymentsOff: { status: 409, message: 'Card payments are not set up.' },
  RemittanceNotFound: { status: 404, message: 'We could not find this remittance advice.' },
  RemittanceCannotBeCancelled: {
    status: 409,
    message: 'Only an unpaid remittance advice can be cancelled.',
  },
  ContractorNotFound: { status: 404, message: 'We could not find this driver.' },
  ContractorHasNoAddress: {
    status: 409,
    message: 'This contractor has no e-mail address. Add one to its details.',
  },
  RctiNotFound: { status: 404, message: 'We could not find this RCTI.' },
  RctiNotAllowed: { status: 409, message: 'This RCTI can no longer be changed.' },
  DocumentNotFound: {
    status: 404,
    message: 'This document has expired. Please request it again.',
  },
});
