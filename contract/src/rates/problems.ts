import { problems } from '../problem.ts';

export const ratesProblems = problems({
  RateCardNotFound: { status: 404, message: 'We could not find this rate card.' },
  NoRatesToChange: {
    status: 422,
    message: 'The rate card has no rates for these services and zones.',
  },
  RateServiceNotFound: { status: 404, message: 'We could not find this rate service.' },
  RateNotFound: { status: 404, message: 'We could not find this rate.' },
  RateZoneNotFound: { status: 404, message: 'We could not find this rate zone.' },
  RatesQuoteNotFound: { status: 404, message: 'This quote request is no longer available.' },
  RateCardCodeTaken: { status: 409, message: 'Another rate card already has this code.' },
  RateCardVersionTaken: {
    status: 409,
    message: 'Another version of this rate card starts on the same day.',
  },
  RateServiceCodeTaken: { status: 409, message: 'The rate card already has this service.' },
  RateZoneCodeTaken: { status: 409, message: 'The rate card already has this zone.' },
  RateTaken: {
    status: 409,
    message: 'The rate card already has a rate for this service and lane from this date.',
  },
  FuelLevyNotFound: { status: 404, message: 'We could not find this fuel levy.' },
  FuelLevyTaken: {
    status: 409,
    message: 'A levy with this name and start date already exists.',
  },
  SurchargeNotFound: { status: 404, message: 'We could not find this surcharge.' },
  SurchargeTaken: {
    status: 409,
    message: 'The rate card already has a surcharge with this code from this date.',
  },
  RateZoneInUse: { status: 409, message: 'This zone is used by rates of the rate card.' },
});
