import { problems } from '../problem.ts';

export const routingProblems = problems({
  RunNotFound: { status: 404, message: 'We could not find this run.' },
  RunCompleted: { status: 409, message: 'A completed run can no longer be changed.' },
  RunNotAllowed: { status: 409, message: 'This run does not allow this now.' },
  RunTaken: { status: 409, message: 'This driver already has an open run on this day.' },
  SolverBusy: {
    status: 429,
    message: 'Too many routes are being planned right now. Please try again in a moment.',
  },
});
