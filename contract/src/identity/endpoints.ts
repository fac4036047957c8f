export * from './passwords/endpoints.ts';
export * from './list-views/endpoints.ts';
export * from './api-clients/endpoints.ts';
export { createApiKey, deleteApiKey, getApiKeys } from './api-keys/endpoints.ts';
export {
  addUsersToOrganizationUnit,
  createOrganizationUnit,
  deleteOrganizationUnit,
  getOrganizationUnits,
  getOrganizationUnitUsers,
  moveOrganizationUnit,
  removeUserFromOrganizationUnit,
  updateOrganizationUnit,
} from './organization-units/endpoints.ts';
export {
  changePassword,
  getCurrentUserProfile,
  getOwnSessions,
  revokeOtherSessions,
  revokeSession,
  updateCurrentUserProfile,
} from './profile/endpoints.ts';
export {
  confirmAuthenticator,
  createRecoveryCodes,
  getTwoFactor,
  startAuthenticator,
  updateTwoFactor,
} from './two-factor/endpoints.ts';

export {
  getDirectoryRoles,
  updateDirectoryRoles,
} from './directories/endpoints.ts';
export {
  getCsrf,
  getProviders,
  signInCallback,
  signInOther,
  signOut,
  showAuthPage,
  logFromBrowser,
} from './sign-in/endpoints.ts';
export { getSession, updateSession, token } from './sessions/endpoints.ts';
export { startImpersonation, endImpersonation } from './impersonation/endpoints.ts';
export {
  getUsers,
  getUserPermissionsForEdit,
  getCustomerUsers,
  getUsersForExcel,
  getUserForEdit,
  createOrUpdateUser,
  updateUserPermissions,
  unlockUser,
  deleteUser,
} from './users/endpoints.ts';
export {
  getAllPermissions,
  getAllPermissionsForCustomer,
  getRoles,
  getCustomerRoles,
  getRoleForEdit,
  createOrUpdateRole,
  deleteRole,
} from './roles/endpoints.ts';
