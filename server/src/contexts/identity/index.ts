import { context, type Handler } from '#platform/context.ts';
import { type IdentityServices, withTurnstiles } from './sign-in/services.ts';
import { emailTasks } from './passwords/account-emails.ts';
import { activateEmail } from './passwords/api/activateEmail.ts';
import { addUsersToOrganizationUnit } from './organization-units/api/addUsersToOrganizationUnit.ts';
import { createApiClient } from './api-clients/api/createApiClient.ts';
import { deleteApiClient } from './api-clients/api/deleteApiClient.ts';
import { getApiClients } from './api-clients/api/getApiClients.ts';
import { rotateApiClientSecret } from './api-clients/api/rotateApiClientSecret.ts';
import { createApiKey } from './api-keys/api/createApiKey.ts';
import { createOrganizationUnit } from './organization-units/api/createOrganizationUnit.ts';
import { deleteApiKey } from './api-keys/api/deleteApiKey.ts';
import { deleteOrganizationUnit } from './organization-units/api/deleteOrganizationUnit.ts';
import { getApiKeys } from './api-keys/api/getApiKeys.ts';
import { getOrganizationUnits } from './organization-units/api/getOrganizationUnits.ts';
import { getOrganizationUnitUsers } from './organization-units/api/getOrganizationUnitUsers.ts';
import { getUsersForExcel } from './users/api/getUsersForExcel.ts';
import { createRecoveryCodes } from './two-factor/api/createRecoveryCodes.ts';
import { moveOrganizationUnit } from './organization-units/api/moveOrganizationUnit.ts';
import * as unitMembers from './organization-units/api/removeUserFromOrganizationUnit.ts';
import { updateOrganizationUnit } from './organization-units/api/updateOrganizationUnit.ts';
import { deleteListView } from './list-views/api/deleteListView.ts';
import { getListViews } from './list-views/api/getListViews.ts';
import { moveListView } from './list-views/api/moveListView.ts';
import { saveListColumns } from './list-views/api/saveListColumns.ts';
import { saveListView } from './list-views/api/saveListView.ts';
import { getCurrentUserProfile } from './profile/api/getCurrentUserProfile.ts';
import { getOwnSessions } from './sessions/api/getOwnSessions.ts';
import { revokeOtherSessions } from './sessions/api/revokeOtherSessions.ts';
import { revokeSession } from './sessions/api/revokeSession.ts';
import { updateCurrentUserProfile } from './profile/api/updateCurrentUserProfile.ts';
import { confirmAuthenticator } from './two-factor/api/confirmAuthenticator.ts';
import { getTwoFactor } from './two-factor/api/getTwoFactor.ts';
import { startAuthenticator } from './two-factor/api/startAuthenticator.ts';
import { updateTwoFactor } from './two-factor/api/updateTwoFactor.ts';
import { getPasswordRules } from './passwords/api/getPasswordRules.ts';
import { resetPassword } from './passwords/api/resetPassword.ts';
import { sendEmailActivationLink } from './passwords/api/sendEmailActivationLink.ts';
import { sendPasswordResetCode } from './passwords/api/sendPasswordResetCode.ts';
import { createOrUpdateRole } from './roles/api/createOrUpdateRole.ts';
import { deleteRole } from './roles/api/deleteRole.ts';
import { getAllPermissionsForCustomer } from './roles/api/getAllPermissionsForCustomer.ts';
import { getCustomerRoles } from './roles/api/getCustomerRoles.ts';
import { getDirectoryRoles } from './directories/api/getDirectoryRoles.ts';
import { updateDirectoryRoles } from './directories/api/updateDirectoryRoles.ts';
import { getRoleForEdit } from './roles/api/getRoleForEdit.ts';
import { getRoles } from './roles/api/getRoles.ts';
import { createOrUpdateUser } from './users/api/createOrUpdateUser.ts';
import { changePassword } from './passwords/api/changePassword.ts';
import { deleteUser } from './users/api/deleteUser.ts';
import { getCustomerUsers } from './users/api/getCustomerUsers.ts';
import { getUserForEdit } from './users/api/getUserForEdit.ts';
import { unlockUser } from './users/api/unlockUser.ts';
import { updateUserPermissions } from './users/api/updateUserPermissions.ts';
import { endImpersonation } from './impersonation/api/endImpersonation.ts';
import { getAllPermissions } from './roles/api/getAllPermissions.ts';
import { getCsrf } from './sign-in/api/getCsrf.ts';
import { getProviders } from './sign-in/api/getProviders.ts';
import { getSession } from './sessions/api/getSession.ts';
import { getUserPermissionsForEdit } from './users/api/getUserPermissionsForEdit.ts';
import { getUsers } from './users/api/getUsers.ts';
import { logFromBrowser } from './sign-in/api/logFromBrowser.ts';
import { showAuthPage } from './sign-in/api/showAuthPage.ts';
import { signInCallback } from './sign-in/api/signInCallback.ts';
import { signInOther } from './sign-in/api/signInOther.ts';
import { signOut } from './sign-in/api/signOut.ts';
import { startImpersonation } from './impersonation/api/startImpersonation.ts';
import { token } from './sessions/api/token.ts';
import { updateSession } from './sessions/api/updateSession.ts';

/** The endpoints that need only their transaction. */
const withoutServices: readonly Handler[] = [
  getPasswordRules,
  activateEmail,
  addUsersToOrganizationUnit,
  deleteApiClient,
  getApiClients,
  createApiKey,
  createOrganizationUnit,
  deleteApiKey,
  deleteOrganizationUnit,
  getApiKeys,
  getOrganizationUnits,
  getOrganizationUnitUsers,
  moveOrganizationUnit,
  unitMembers.removeUserFromOrganizationUnit,
  updateOrganizationUnit,
  deleteListView,
  getListViews,
  moveListView,
  saveListColumns,
  saveListView,
  getCurrentUserProfile,
  getOwnSessions,
  revokeOtherSessions,
  revokeSession,
  updateCurrentUserProfile,
  getTwoFactor,
  sendEmailActivationLink,
  sendPasswordResetCode,
  createOrUpdateRole,
  deleteRole,
  getAllPermissionsForCustomer,
  getCustomerRoles,
  getDirectoryRoles,
  updateDirectoryRoles,
  getRoleForEdit,
  getRoles,
  deleteUser,
  getCustomerUsers,
  getUserForEdit,
  unlockUser,
  updateUserPermissions,
  endImpersonation,
  getAllPermissions,
  getUserPermissionsForEdit,
  getUsers,
  logFromBrowser,
  startImpersonation,
];

export const identity = (services: IdentityServices) =>
  context('identity', {
    tasks: emailTasks(services),
    endpoints: [
      ...withoutServices,
      createApiClient(services),
      rotateApiClientSecret(services),
      getUsersForExcel(services),
      createRecoveryCodes(services),
      confirmAuthenticator(services),
      startAuthenticator(services),
      updateTwoFactor(services),
      resetPassword(services),
      createOrUpdateUser(services),
      changePassword(services),
      getCsrf(services),
      getProviders(services),
      getSession(services),
      showAuthPage(services),
      signInCallback(withTurnstiles(services)),
      signInOther(services),
      signOut(services),
      token(services),
      updateSession(services),
    ],
  });
