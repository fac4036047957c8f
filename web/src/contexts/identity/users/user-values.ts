import type { ArgsOf, ResultOf } from '@waybill/contract/endpoint';
import type { createOrUpdateUser, getUserForEdit } from '@waybill/contract/identity/endpoints';

export type EditedUser = ResultOf<typeof getUserForEdit>;

/** The initial access of a new user; an inactive user cannot be invited. */
export type FirstAccess = 'invited' | 'active' | 'inactive';

/** Returns the form values of a user; all flags of a new one are off. */
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
  /** Only for a new user. */
  access: 'invited' as FirstAccess,
});

export type UserValues = ReturnType<typeof userValues>;

/** The initial values of the form. */
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

/**
 * Converts form values to the request; without `id` it creates a user. An empty password changes
 * nothing.
 */
export function userArgs(values: UserValues, id?: number): ArgsOf<typeof createOrUpdateUser> {
  const { customerGuid: _, password, ...fields } = values.user;
  return {
    user: { ...fields, id, ...accessOf(values, id), ...(password !== '' && { password }) },
    assignedRoleNames: [...values.assignedRoleNames],
    organizationUnits: [...values.organizationUnits],
    sendActivationEmail: isNotified(values, id),
  };
}

/** A new user without a password chooses one anyway: the flag to change it would have no effect. */
const accessOf = ({ user, access }: UserValues, id: number | undefined) => ({
  isActive: id === undefined ? access !== 'inactive' : user.isActive,
  shouldChangePasswordOnNextLogin:
    user.shouldChangePasswordOnNextLogin && (id !== undefined || user.password !== ''),
});

/** False for an inactive user: the e-mail would lead to a sign-in that is refused. */
const isNotified = ({ user, access, sendActivationEmail }: UserValues, id: number | undefined) =>
  id === undefined ? access === 'invited' : user.isActive && sendActivationEmail;

export const nameOfUser = (user: { readonly name: string; readonly surname: string }): string =>
  `${user.name} ${user.surname}`.trim();
