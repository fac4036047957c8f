import { problems } from '../problem.ts';

export const carriersProblems = problems({
  CarrierAccountNotFound: { status: 404, message: 'We could not find this carrier account.' },
  CarrierCodeNotFound: { status: 404, message: 'We could not find this carrier.' },
  CarrierAccountCodeTaken: {
    status: 409,
    message: 'Another carrier account already has this code.',
  },
  CarrierNotAnswering: { status: 503, message: 'The carrier is not responding. Please try again.' },
});
