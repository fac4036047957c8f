import { problems } from '../problem.ts';

export const tenancyProblems = problems({
  NumberSeriesExhausted: {
    status: 409,
    message: 'The number series is used up. Please extend it in the settings.',
  },
  SidebarLinkNotFound: { status: 404, message: 'We could not find this sidebar link.' },
  NumberIsTyped: {
    status: 400,
    message: 'Please enter it yourself: this series is kept by hand.',
  },
});
