import { problemCodes, problems } from '../problem.ts';

export const financeProblems = problems({
  NoStorageToInvoice: {
    status: 409,
    message: 'There is no storage to invoice for this customer.',
  },
  InvoiceNotFound: { status: 404, message: 'We could not find this invoice.' },
  InvoiceCannotBeVoided: { status: 409, message: 'This invoice can no longer be voided.' },
  InvoiceNotADraft: { status: 409, message: 'This invoice is issued already.' },
  InvoiceNotComplete: {
    status: 400,
    message: 'The invoice lacks what a tax invoice needs.',
  },
  CustomerOfInvoiceNotFound: { status: 404, message: 'We could not find this customer.' },
  CustomerHasNoAddress: {
    status: 409,
    message: 'This customer has no e-mail address: add one to its details.',
  },
  PaymentReferenceTaken: {
    status: 409,
    message: 'There already is a payment with this reference number.',
  },
  AllocationNotPossible: {
    status: 400,
    code: problemCodes.validation,
    message: 'The payment cannot be allocated like this.',
  },
  PaymentNotFound: { status: 404, message: 'We could not find this payment.' },
  PaymentCannotBeReversed: { status: 409, message: 'This payment can no longer be reversed.' },
  CreditNoteNotFound: { status: 404, message: 'We could not find this credit note.' },
  InvoiceCannotBeCredited: { status: 409, message: 'This invoice cannot be credited.' },
  CreditNoteDecided: { status: 409, message: 'This credit note is decided already.' },
  CreditNoteNotOpen: { status: 409, message: 'Nothing of this credit note waits any more.' },
  BillingRunNotFound: { status: 404, message: 'We could not find this billing run.' },
  BillingWorkNotFound: {
    status: 404,
    message: 'We could not find one of these bookings or later charges.',
  },
  BillingRunUnderWay: {
    status: 409,
    message: 'Another billing run is under way. Wait for its end, then look at the preview again.',
  },
  StatementRunNotFound: { status: 404, message: 'We could not find this run of statements.' },
  StatementRunUnderWay: {
    status: 409,
    message: 'Statements are being made already. Wait for their end, then start again.',
  },
  TooManyStatements: { status: 400, message: 'There are too many statements for one run.' },
  NoStatements: {
    status: 409,
    message: 'No customer has a balance or a transaction in this period.',
  },
  FeeNotFound: { status: 404, message: 'We could not find this fee.' },
  FeeNameTaken: { status: 409, message: 'There already is a fee with this name.' },
  CardDeclined: {
    status: 400,
    code: problemCodes.paymentDeclined,
    message: 'The card was declined. Nothing was charged.',
  },
  CardOutcomeUnknown: {
    status: 409,
    message: 'The payment is being processed. Do not pay again: we ask until we know.',
  },
  CardReturnUnknown: {
    status: 409,
    message: 'The money is on its way back to the card. Do not do it again: we ask until we know.',
  },
  CardReturnRefused: {
    status: 409,
    message: 'The card processor did not give the money back. The books stay as they are.',
  },
  PaymentIsReturning: {
    status: 409,
    message: 'The money of this payment is on its way back to the card.',
  },
  CardToRefundNotFound: {
    status: 409,
    message: 'No card has paid so much of this invoice. Pay it out at your bank instead.',
  },
  CardPaymentsOff: { status: 409, message: 'Card payments are not connected.' },
  RemittanceNotFound: { status: 404, message: 'We could not find this remittance advice.' },
  RemittanceCannotBeCancelled: {
    status: 409,
    message: 'Only a remittance advice that nothing is paid of can be cancelled.',
  },
  ContractorNotFound: { status: 404, message: 'We could not find this driver.' },
  ContractorHasNoAddress: {
    status: 409,
    message: 'This contractor has no e-mail address: add one to its details.',
  },
  RctiNotFound: { status: 404, message: 'We could not find this RCTI.' },
  RctiNotAllowed: { status: 409, message: 'This RCTI does not allow that any more.' },
  DocumentNotFound: {
    status: 404,
    message: 'We could not find this document. It may be older than an hour: please ask again.',
  },
});
