import { displayNameOf } from '@waybill/contract/customers/customers/display-name';
import { downloadAsset } from '@waybill/contract/records/endpoints';
import {
  erasePersonalData,
  exportPersonalData,
  getErasures,
  getPersonalData,
} from '@waybill/contract/administration/endpoints';
import { getCustomers } from '@waybill/contract/customers/endpoints';
import type { Person } from '@waybill/contract/administration/personal-data/endpoints';
import { useDownload, useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import type { RecordOption } from '../calls.ts';

/** Queries customers by a filter, as options. */
export function useCustomersFound(filter: string, enabled: boolean) {
  const query = { filter, maxResultCount: 20 };
  const result = useEndpointQuery(getCustomers, query, { enabled, keepPrevious: true });
  const options = (result.data?.items ?? []).map(
    (customer): RecordOption => ({ id: customer.id, label: displayNameOf(customer) }),
  );
  return { options, searching: result.isFetching };
}

const lookAgain_ms = 5_000;

export const useErasures = () => useEndpointQuery(getErasures, {}, { every: lookAgain_ms });

export const usePersonalData = (person: Person) => useEndpointQuery(getPersonalData, person);

export const useErase = () => useEndpointMutation(erasePersonalData, { refreshes: [getErasures] });

/** Has the ZIP file created, and saves it. */
export function useExportPerson() {
  const fetchFile = useDownload(downloadAsset);
  return useEndpointMutation(exportPersonalData, {
    refreshes: [],
    onDone: ({ fileToken }) => fetchFile.mutate({ assetId: fileToken }),
  });
}
