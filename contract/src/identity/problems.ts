import { problemCodes, problems } from '../problem.ts';

export const identityProblems = problems({
  UserNotFound: { status: 404, message: 'We could not find this user.' },
  RoleNotFound: { status: 404, message: 'We could not find this role.' },
  StaticRoleStays: { status: 409, message: 'Can not delete a static role' },
  StaticRoleKeepsName: { status: 409, message: "A static role can't be renamed." },
  AdminRoleKeepsAll: {
    status: 409,
    message: "Administrators have every permission. This can't be changed.",
  },
  GrantsTooMuch: { status: 403, message: 'You can only grant permissions that you have yourself.' },
  HoldsMore: {
    status: 403,
    message: "You can't change a user who has permissions that you don't have.",
  },
  OwnAccountStays: { status: 409, message: 'You can not delete own user account!' },
  LastAdmin: {
    status: 409,
    message: 'This is the last active administrator. Make someone else an administrator first.',
  },
  CannotImpersonateTwice: {
    status: 409,
    message: 'Can not make cascade impersonation. This is already an impersonated login!',
  },
  CannotImpersonateSelf: { status: 400, message: 'You are already signed in as this user.' },
  NotImpersonating: { status: 400, message: 'This is not an impersonated login!' },
  ApiClientNotFound: { status: 404, message: 'We could not find this system.' },
  ApiKeyNotFound: { status: 404, message: 'We could not find this API key.' },
  KeysNeedSession: {
    status: 403,
    message: "API keys can't be created or deleted during impersonation.",
  },
  SessionNotFound: { status: 404, message: 'This session has already ended.' },
  NotWhileImpersonating: {
    status: 403,
    message: 'Only the user can do this. End the impersonation first.',
  },
  TwoFactorNotOffered: { status: 409, message: 'This two-factor method is not available.' },
  AuthenticatorNeeded: { status: 409, message: 'Set up an authenticator app first.' },
  OrganizationUnitNotFound: {
    status: 404,
    message: 'We could not find this organization unit.',
  },
  OrganizationUnitTooDeep: {
    status: 400,
    message: 'Organization units can be nested up to 10 levels deep.',
  },
  OrganizationUnitInItself: {
    status: 400,
    message: "A unit can't be moved into itself or a unit below it.",
  },
  ListViewNotFound: { status: 404, message: 'We could not find this view.' },
  ListViewsFull: {
    status: 409,
    message: 'You already have 50 views of this list. Delete one first.',
  },
  NotYourListView: {
    status: 403,
    message: 'Only the person who created this view or an administrator can change it.',
  },
  SignInBusy: {
    status: 429,
    code: problemCodes.limit,
    message: 'Too many sign-in attempts right now. Please try again in a moment.',
  },
});
