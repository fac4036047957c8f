import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import type { createOrUpdateUser, getUserForEdit } from '@waybill/contract/identity/endpoints';

export type EditedUser = ResultOf<typeof getUserForEdit>;

/** A new user's access; inviting somebody who cannot sign in is not offered. */
export type FirstAccess = 'invited' | 'active' | 'inactive';

/** A user as the form holds one; the flags of a new one are all off. */
export const userValues = (edited: EditedUser) => ({
  ...valuesOf(edited),
  organizationUnits: edited.allOrganizationUnits
    .filter(({ code }) => edited.memberedOrganizationUnits.includes(code))
    .map(({ id }) => id),
});

const valuesOf = ({ user, roles }: EditedUser) => ({
  user: {
    name: user.name,
    surname: user.surname,
    userName: user.userName,
    emailAddress: user.emailAddress,
    phoneNumber: user.phoneNumber ?? '',
    password: '',
    isActive: user.isActive,
    shouldChangePasswordOnNextLogin: user.shouldChangePasswordOnNextLogin,
    isTwoFactorEnabled: user.isTwoFactorEnabled,
    isLockoutEnabled: user.isLockoutEnabled,
    customerId: user.customerId,
    customerGuid: null as string | null,
  },
  assignedRoleNames: roles.filter((role) => role.isAssigned).map((role) => role.roleName),
  sendActivationEmail: false,
  /** Of a new user alone. */
  access: 'invited' as FirstAccess,
});

export type UserValues = ReturnType<typeof userValues>;

/** What the form starts with before anything is typed. */
export const emptyUser: UserValues = userValues({
  user: {
    name: '',
    surname: '',
    userName: '',
    emailAddress: '',
    phoneNumber: null,
    customerId: null,
    isActive: false,
    shouldChangePasswordOnNextLogin: false,
    isTwoFactorEnabled: false,
    isLockoutEnabled: false,
    apiKey: null,
    isLockedOut: false,
    isDirectoryUser: false,
  },
  roles: [],
  profilePictureId: null,
  timezone: null,
  allOrganizationUnits: [],
  memberedOrganizationUnits: [],
});

/** The call that saves a form; without `id` it is a new user. An empty password changes nothing. */
export function userArgs(values: UserValues, id?: number): ArgsOf<typeof createOrUpdateUser> {
  const { customerGuid: _, password, ...fields } = values.user;
  return {
    user: { ...fields, id, ...accessOf(values, id), ...(password !== '' && { password }) },
    assignedRoleNames: [...values.assignedRoleNames],
    organizationUnits: [...values.organizationUnits],
    sendActivationEmail: isNotified(values, id),
  };
}

/** A user without a password chooses their own: being told to change it would be told in vain. */
const accessOf = ({ user, access }: UserValues, id: number | undefined) => ({
  isActive: id === undefined ? access !== 'inactive' : user.isActive,
  shouldChangePasswordOnNextLogin:
    user.shouldChangePasswordOnNextLogin && (id !== undefined || user.password !== ''),
});

/** An inactive user is sent nothing: the e-mail would lead to a sign-in that is refused. */
const isNotified = ({ user, access, sendActivationEmail }: UserValues, id: number | undefined) =>
  id === undefined ? access === 'invited' : user.isActive && sendActivationEmail;

export const nameOfUser = (user: { readonly name: string; readonly surname: string }): string =>
  `${user.name} ${user.surname}`.trim();
