import { problems } from '../problem.ts';

export const fleetProblems = problems({
  FleetDriverNotFound: { status: 404, message: 'We could not find this driver.' },
  DriverNotActive: { status: 400, message: 'This driver is not active.' },
  DriverExists: { status: 409, message: 'This person is already a driver.' },
  VehicleNotFound: { status: 404, message: 'We could not find this vehicle.' },
  InvitationOver: {
    status: 400,
    message: 'This invitation is no longer valid. Please ask for a new one.',
  },
  RegistrationClosed: {
    status: 400,
    message: 'New drivers need an invitation. Please ask dispatch for one.',
  },
  NotADriver: { status: 403, message: 'Only a driver can do this.' },
  UnknownDevice: {
    status: 404,
    message: 'No vehicle has this registration number, and no driver this code.',
  },
  WaypointNotFound: { status: 404, message: 'We could not find this position.' },
  PreStartCheckNotFound: { status: 404, message: 'We could not find this pre-start check.' },
  PreStartNotFailed: { status: 409, message: 'This pre-start check has nothing to clear.' },
  PreStartMissing: { status: 409, message: 'Please complete the pre-start check first.' },
  PreStartFailed: {
    status: 409,
    message: 'The pre-start check failed. Dispatch has to clear it before you can start.',
  },
  ShiftPhotoNotFound: { status: 404, message: 'We could not find this photo.' },
  NoShift: { status: 409, message: 'No shift has been started.' },
  ShiftRuns: { status: 409, message: 'A shift has already been started.' },
  ShiftOverlaps: { status: 409, message: 'This time is part of another shift.' },
  VehicleOutOfService: { status: 409, message: 'This vehicle is out of service.' },
  DriverDocumentNotFound: { status: 404, message: 'We could not find this licence.' },
  TooManyImages: { status: 409, message: 'A vehicle can have up to 10 pictures.' },
  VehicleImageNotFound: { status: 404, message: 'We could not find this picture.' },
});
