import { problems } from '../problem.ts';

export const jobsProblems = problems({
  JobNotFound: { status: 404, message: 'We could not find this job.' },
  JobNotAllowed: { status: 409, message: 'This job does not allow that any more.' },
  JobIncomplete: {
    status: 400,
    message: 'A job needs both addresses, an item and a service before it can be confirmed.',
  },
  JobHasChildren: { status: 409, message: 'A job with child jobs cannot be deleted.' },
  ChildOfChild: { status: 409, message: 'A child job cannot have children of its own.' },
  DriverNotFound: { status: 404, message: 'We could not find this driver.' },
  DriverInactive: { status: 400, message: 'This driver is not active.' },
  ScanEventNotFound: { status: 404, message: 'We could not find this scan.' },
  ChargeNotFound: { status: 404, message: 'We could not find this charge.' },
  ChargeNotOpen: { status: 409, message: 'This charge is closed. Reopen it to change it.' },
  JobPaidWithBooking: {
    status: 409,
    message: 'The customer pays for this job with its booking.',
  },
  PictureNotFound: { status: 404, message: 'We could not find this picture.' },
});
