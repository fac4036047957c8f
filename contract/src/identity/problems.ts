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
  GrantsTooMuch: { status: 403, message: 'You cannot grant what you do not hold yourself.' },
  HoldsMore: {
    status: 403,
    message: 'This user may do more than you; somebody who may as much has to change it.',
  },
  OwnAccountStays: { status: 409, message: 'You can not delete own user account!' },
  LastAdmin: {
    status: 409,
    message: 'This is the last active administrator. Make somebody else one first.',
  },
  CannotImpersonateTwice: {
    status: 409,
    message: 'Can not make cascade impersonation. This is already an impersonated login!',
  },
  CannotImpersonateSelf: { status: 400, message: 'You already are this user.' },
  NotImpersonating: { status: 400, message: 'This is not an impersonated login!' },
  ApiClientNotFound: { status: 404, message: 'We could not find this system.' },
  ApiKeyNotFound: { status: 404, message: 'We could not find this API key.' },
  KeysNeedSession: {
    status: 403,
    message: 'API keys are made and deleted by people who are signed in as themselves.',
  },
  SessionNotFound: { status: 404, message: 'This session has ended already.' },
  NotWhileImpersonating: {
    status: 403,
    message: 'Only the users themselves do this. End the impersonation first.',
  },
  TwoFactorNotOffered: { status: 409, message: 'This second step is not offered here.' },
  AuthenticatorNeeded: { status: 409, message: 'Set up an authenticator app first.' },
  OrganizationUnitNotFound: {
    status: 404,
    message: 'We could not find this organization unit.',
  },
  OrganizationUnitTooDeep: {
    status: 400,
    message: 'Organization units can be at most 10 levels deep.',
  },
  OrganizationUnitInItself: {
    status: 400,
    message: 'A unit cannot be moved into itself or below itself.',
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
