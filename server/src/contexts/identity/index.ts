import { context } from '#platform/context.ts';
import { type IdentityServices, withTurnstiles } from './services.ts';
import { emailTasks } from './account-emails.ts';
import { activateEmail } from './api/activateEmail.ts';
import { addUsersToOrganizationUnit } from './api/addUsersToOrganizationUnit.ts';
import { createApiClient } from './api/createApiClient.ts';
import { deleteApiClient } from './api/deleteApiClient.ts';
import { getApiClients } from './api/getApiClients.ts';
import { rotateApiClientSecret } from './api/rotateApiClientSecret.ts';
import { createApiKey } from './api/createApiKey.ts';
import { createOrganizationUnit } from './api/createOrganizationUnit.ts';
import { deleteApiKey } from './api/deleteApiKey.ts';
import { deleteOrganizationUnit } from './api/deleteOrganizationUnit.ts';
import { getApiKeys } from './api/getApiKeys.ts';
import { getOrganizationUnits } from './api/getOrganizationUnits.ts';
import { getOrganizationUnitUsers } from './api/getOrganizationUnitUsers.ts';
import { getUsersForExcel } from './api/getUsersForExcel.ts';
import { createRecoveryCodes } from './api/createRecoveryCodes.ts';
import { moveOrganizationUnit } from './api/moveOrganizationUnit.ts';
import { removeUserFromOrganizationUnit } from './api/removeUserFromOrganizationUnit.ts';
import { updateOrganizationUnit } from './api/updateOrganizationUnit.ts';
import { deleteListView } from './api/deleteListView.ts';
import { getListViews } from './api/getListViews.ts';
import { moveListView } from './api/moveListView.ts';
import { saveListColumns } from './api/saveListColumns.ts';
import { saveListView } from './api/saveListView.ts';
import { getCurrentUserProfile } from './api/getCurrentUserProfile.ts';
import { getOwnSessions } from './api/getOwnSessions.ts';
import { revokeOtherSessions } from './api/revokeOtherSessions.ts';
import { revokeSession } from './api/revokeSession.ts';
import { updateCurrentUserProfile } from './api/updateCurrentUserProfile.ts';
import { confirmAuthenticator } from './api/confirmAuthenticator.ts';
import { getTwoFactor } from './api/getTwoFactor.ts';
import { startAuthenticator } from './api/startAuthenticator.ts';
import { updateTwoFactor } from './api/updateTwoFactor.ts';
import { resetPassword } from './api/resetPassword.ts';
import { sendEmailActivationLink } from './api/sendEmailActivationLink.ts';
import { sendPasswordResetCode } from './api/sendPasswordResetCode.ts';
import { createOrUpdateRole } from './api/createOrUpdateRole.ts';
import { deleteRole } from './api/deleteRole.ts';
import { getAllPermissionsForCustomer } from './api/getAllPermissionsForCustomer.ts';
import { getCustomerRoles } from './api/getCustomerRoles.ts';
import { getDirectoryRoles } from './api/getDirectoryRoles.ts';
import { updateDirectoryRoles } from './api/updateDirectoryRoles.ts';
import { getRoleForEdit } from './api/getRoleForEdit.ts';
import { getRoles } from './api/getRoles.ts';
import { createOrUpdateUser } from './api/createOrUpdateUser.ts';
import { changePassword } from './api/changePassword.ts';
import { deleteUser } from './api/deleteUser.ts';
import { getCustomerUsers } from './api/getCustomerUsers.ts';
import { getUserForEdit } from './api/getUserForEdit.ts';
import { unlockUser } from './api/unlockUser.ts';
import { updateUserPermissions } from './api/updateUserPermissions.ts';
import { endImpersonation } from './api/endImpersonation.ts';
import { getAllPermissions } from './api/getAllPermissions.ts';
import { getCsrf } from './api/getCsrf.ts';
import { getProviders } from './api/getProviders.ts';
import { getSession } from './api/getSession.ts';
import { getUserPermissionsForEdit } from './api/getUserPermissionsForEdit.ts';
import { getUsers } from './api/getUsers.ts';
import { logFromBrowser } from './api/logFromBrowser.ts';
import { showAuthPage } from './api/showAuthPage.ts';
import { signInCallback } from './api/signInCallback.ts';
import { signInOther } from './api/signInOther.ts';
import { signOut } from './api/signOut.ts';
import { startImpersonation } from './api/startImpersonation.ts';
import { token } from './api/token.ts';
import { updateSession } from './api/updateSession.ts';

export const identity = (services: IdentityServices) =>
  context('identity', {
    tasks: emailTasks(services),
    endpoints: [
      activateEmail,
      addUsersToOrganizationUnit,
      createApiClient(services),
      deleteApiClient,
      getApiClients,
      rotateApiClientSecret(services),
      createApiKey,
      createOrganizationUnit,
      deleteApiKey,
      deleteOrganizationUnit,
      getApiKeys,
      getOrganizationUnits,
      getOrganizationUnitUsers,
      getUsersForExcel(services),
      createRecoveryCodes(services),
      moveOrganizationUnit,
      removeUserFromOrganizationUnit,
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
      confirmAuthenticator(services),
      getTwoFactor,
      startAuthenticator(services),
      updateTwoFactor(services),
      resetPassword(services),
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
      createOrUpdateUser(services),
      changePassword(services),
      deleteUser,
      getCustomerUsers,
      getUserForEdit,
      unlockUser,
      updateUserPermissions,
      endImpersonation,
      getAllPermissions,
      getCsrf(services),
      getProviders(services),
      getSession(services),
      getUserPermissionsForEdit,
      getUsers,
      logFromBrowser,
      showAuthPage(services),
      signInCallback(withTurnstiles(services)),
      signInOther(services),
      signOut(services),
      startImpersonation,
      token(services),
      updateSession(services),
    ],
  });
