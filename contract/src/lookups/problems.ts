import { problems } from '../problem.ts';

export const lookupsProblems = problems({
  PackageTypeNotFound: { status: 404, message: 'We could not find this package type.' },
  GeocoderSilent: {
    status: 503,
    message:
      'The address service is not responding. Please try again, or enter the address manually.',
  },
});
