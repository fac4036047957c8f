import {
  addUsersToOrganizationUnit,
  createOrganizationUnit,
  deleteOrganizationUnit,
  getOrganizationUnits,
  getOrganizationUnitUsers,
  getUserForEdit,
  moveOrganizationUnit,
  removeUserFromOrganizationUnit,
  updateOrganizationUnit,
} from '@waybill/contract/identity/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

const unitReads = [getOrganizationUnits, getOrganizationUnitUsers, getUserForEdit] as const;

export const useOrganization = () => useEndpointQuery(getOrganizationUnits, {});

export const useUnitMembers = (query: ArgsOf<typeof getOrganizationUnitUsers>) =>
  useEndpointQuery(getOrganizationUnitUsers, query, { keepPrevious: true });

export const useAddUnit = () =>
  useEndpointMutation(createOrganizationUnit, { refreshes: unitReads });

export const useMoveUnit = () =>
  useEndpointMutation(moveOrganizationUnit, { refreshes: unitReads });

export const useRenameUnit = () =>
  useEndpointMutation(updateOrganizationUnit, { refreshes: unitReads });

export const useDeleteUnit = () =>
  useEndpointMutation(deleteOrganizationUnit, { refreshes: unitReads });

export const useAddMembers = () =>
  useEndpointMutation(addUsersToOrganizationUnit, { refreshes: unitReads });

export const useRemoveMember = () =>
  useEndpointMutation(removeUserFromOrganizationUnit, { refreshes: unitReads });
