import { problems } from '../problem.ts';

export const bookingProblems = problems({
  BookingNotFound: { status: 404, message: 'We could not find this booking.' },
  BatchNotFound: { status: 404, message: 'We could not find this batch.' },
  SharedQuoteNotFound: {
    status: 404,
    message: 'This quote is no longer available. Please ask the person who sent it.',
  },
  QuoteNotOpen: {
    status: 409,
    message: 'This quote can no longer be accepted. Please ask the person who sent it.',
  },
  NotQuoted: { status: 409, message: 'Only a quote that has a price can be sent.' },
  ImportNotFound: { status: 404, message: 'We could not find this import.' },
  CannotConsolidate: {
    status: 409,
    message: "These bookings can't be combined: their places, services, days or options differ.",
  },
  CannotTakeApart: {
    status: 409,
    message: "Combining can't be undone: the consignment has changed or is in transit.",
  },
  SsccExhausted: {
    status: 409,
    message: 'The GS1 company prefix has no codes left. Please enter another one.',
  },
  OperationLogNotFound: { status: 404, message: 'We could not find this entry.' },
  DocumentNotFound: {
    status: 404,
    message: 'This document is no longer available. Please request it again.',
  },
  DocumentsNotJoined: {
    status: 409,
    message: "These documents can't be combined into one file. Please open them one by one.",
  },
  TrackingNotFound: {
    status: 404,
    message: 'We could not find a consignment with this number and postcode.',
  },
  CustomerUnknown: { status: 404, message: 'We could not find this customer.' },
  CustomerMayNotBook: { status: 400, message: "This customer can't book at the moment." },
  CreditLimitExceeded: { status: 400, message: 'Credit limit exceeded' },
  DangerousGoodsNotAllowed: {
    status: 400,
    message: 'This customer is not allowed to send dangerous goods.',
  },
  NotPriced: { status: 400, message: 'There is no price for this service.' },
  CarrierRefused: { status: 400, message: 'The carrier rejected the booking.' },
  QuoteAlreadyUsed: { status: 409, message: 'This quote is already booked.' },
  ChangedMeanwhile: {
    status: 409,
    message: 'Somebody else changed the same fields of this booking meanwhile.',
  },
  CannotEdit: { status: 409, message: 'The booking can no longer be edited' },
  Locked: {
    status: 409,
    message: 'The manifest is closed: only names, phone numbers and references can be changed.',
  },
  CannotBook: { status: 409, message: 'The booking has already been booked' },
  CannotCancel: { status: 409, message: 'The booking can no longer be cancelled' },
  CannotDelete: {
    status: 409,
    message: 'Only bookings that were never sent can be deleted',
  },
  CannotCorrect: { status: 409, message: 'The status of this booking cannot be corrected' },
  CannotPrice: {
    status: 409,
    message: 'Only delivered bookings that have not been invoiced can be priced.',
  },
  AlreadyPriced: { status: 409, message: 'This booking has already been priced.' },
  PriceChanged: { status: 409, message: 'The price has changed. Please get a new quote.' },
  CannotSplit: {
    status: 409,
    message: 'Only booked freight that has not been picked up can be split into legs',
  },
  CannotJoinLegs: {
    status: 409,
    message: 'Legs can be rejoined while none of them is in transit',
  },
  NumberTaken: { status: 409, message: 'This consignment number is already in use.' },
  ClaimNotFound: { status: 404, message: 'We could not find this claim.' },
  CannotClaim: {
    status: 409,
    message: 'A claim requires a booking that has a customer and has not been cancelled.',
  },
  ClaimIsOpen: {
    status: 409,
    message: 'A claim of this kind is already open for this booking.',
  },
  ClaimDecided: { status: 409, message: 'This claim has already been decided.' },
  ClaimedLess: { status: 422, message: 'No more than the claimed amount can be accepted.' },
  NoteRequired: { status: 400, message: 'Enter a note when you correct the status.' },
});

/** Reasons why a booking cannot be saved or booked. */
export const bookingRefusals = [
  bookingProblems.CustomerMayNotBook,
  bookingProblems.CreditLimitExceeded,
  bookingProblems.DangerousGoodsNotAllowed,
  bookingProblems.NotPriced,
  bookingProblems.CarrierRefused,
  bookingProblems.QuoteAlreadyUsed,
  bookingProblems.CannotEdit,
  bookingProblems.Locked,
  bookingProblems.CannotBook,
];
