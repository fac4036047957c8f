import { problems } from '../problem.ts';

export const ratesProblems = problems({
  RateCardNotFound: { status: 404, message: 'We could not find this rate card.' },
  RateServiceNotFound: { status: 404, message: 'We could not find this rate service.' },
  RateNotFound: { status: 404, message: 'We could not find this rate.' },
  RateZoneNotFound: { status: 404, message: 'We could not find this rate zone.' },
  RatesQuoteNotFound: { status: 404, message: 'This quote request is unknown or too old.' },
  RateCardCodeTaken: { status: 409, message: 'Another rate card already has this code.' },
  RateCardVersionTaken: {
    status: 409,
    message: 'Another version of this card is in force from the same day.',
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
    message: 'There already is a levy of this name from this date.',
  },
  SurchargeNotFound: { status: 404, message: 'We could not find this surcharge.' },
  SurchargeTaken: {
    status: 409,
    message: 'The rate card already has a surcharge of this code from this date.',
  },
  RateZoneInUse: { status: 409, message: 'Rates of the card lead from or to this zone.' },
});
