import { problemCodes, problems } from '../problem.ts';

export const identityProblems = problems({
  UserNotFound: { status: 404, message: 'We could not find this user.' },
  CannotImpersonateTwice: {
    status: 409,
    message: 'Can not make cascade impersonation. This is already an impersonated login!',
  },
  CannotImpersonateSelf: { status: 400, message: 'You already are this user.' },
  NotImpersonating: { status: 400, message: 'This is not an impersonated login!' },
  SignInBusy: {
    status: 429,
    code: problemCodes.limit,
    message: 'Too many people are signing in right now. Please try again in a moment.',
  },
});
