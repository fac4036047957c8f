import { problems } from '../problem.ts';

export const tenancyProblems = problems({
  NumberSeriesExhausted: {
    status: 409,
    message: 'The number series is used up. Please extend it in the settings.',
  },
});
