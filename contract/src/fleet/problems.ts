import { problems } from '../problem.ts';

export const fleetProblems = problems({
  FleetDriverNotFound: { status: 404, message: 'We could not find this driver.' },
  DriverNotActive: { status: 400, message: 'This driver is not active.' },
  DriverExists: { status: 409, message: 'This person is a driver already.' },
  VehicleNotFound: { status: 404, message: 'We could not find this vehicle.' },
  InvitationOver: {
    status: 400,
    message: 'This invitation is no longer good. Please ask for a new one.',
  },
  RegistrationClosed: {
    status: 400,
    message: 'New drivers join by invitation. Please ask the dispatcher for one.',
  },
});
