import { problemCodes, problems } from '../problem.ts';

export const jobsProblems = problems({
  JobNotFound: { status: 404, message: 'We could not find this job.' },
  JobNotAllowed: { status: 409, message: 'This is no longer possible for this job.' },
  AllocationRefused: { status: 409, message: 'This driver cannot take these jobs.' },
  /** The board recognises this refusal by its code and prompts for a reason. */
  AllocationToConfirm: {
    status: 409,
    code: problemCodes.business,
    message: 'Please give a reason for this allocation.',
  },
  JobIncomplete: {
    status: 400,
    message: 'A job needs both addresses, an item and a service before it can be confirmed.',
  },
  JobHasChildren: { status: 409, message: 'A job with child jobs cannot be deleted.' },
  ChildOfChild: { status: 409, message: 'A child job cannot have children of its own.' },
  DriverNotFound: { status: 404, message: 'We could not find this driver.' },
  DriverInactive: { status: 400, message: 'This driver is not active.' },
  ScanEventNotFound: { status: 404, message: 'We could not find this scan.' },
  ScanReviewNotFound: { status: 404, message: 'We could not find this scan.' },
  ScanReviewDecided: { status: 409, message: 'Dispatch has already decided about this scan.' },
  ScanReviewNotAllowed: { status: 409, message: 'This decision does not fit this scan.' },
  HeadPortNotFound: { status: 404, message: 'We could not find this head port.' },
  HeadPortCodeTaken: { status: 409, message: 'Another head port already has this code.' },
  HeadPortInUse: {
    status: 409,
    message: 'A head port with zones or line hauls cannot be deleted.',
  },
  ZoneNotFound: { status: 404, message: 'We could not find this zone.' },
  ZoneCodeTaken: { status: 409, message: 'Another zone already has this code.' },
  ZoneHasZones: { status: 409, message: 'A zone with zones inside cannot be deleted.' },
  ZoneLocationNotFound: { status: 404, message: 'We could not find this location.' },
  LocationTaken: { status: 409, message: 'Another zone of this head port has this location.' },
  ZonesChanged: {
    status: 409,
    message: 'The zones or the file have changed since the preview. Please check it again.',
  },
  MultiStopNotFound: { status: 404, message: 'We could not find this multi-stop job.' },
  MultiStopNotAllowed: {
    status: 409,
    message: 'This is no longer possible for this multi-stop job.',
  },
  ChargeNotFound: { status: 404, message: 'We could not find this charge.' },
  ChargeNotOpen: { status: 409, message: 'This charge is closed. Reopen it to change it.' },
  JobPaidWithBooking: {
    status: 409,
    message: 'The customer pays for this job with its booking.',
  },
  PictureNotFound: { status: 404, message: 'We could not find this picture.' },
});
