import { getHeadPorts } from '@waybill/contract/jobs/endpoints';
import {
  createLineHaul,
  deleteLineHaul,
  downloadLineHaulManifest,
  exportLineHauls,
  getLineHaul,
  getLineHauls,
  importLineHauls,
  updateLineHaul,
} from '@waybill/contract/linehaul/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useExportFile } from '#contexts/records/links/assets.ts';
import { useDownload, useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { lineHaulReads } from '../calls.ts';

const changing = { refreshes: lineHaulReads } as const;

export const useLineHauls = (query: ArgsOf<typeof getLineHauls>) =>
  useEndpointQuery(getLineHauls, query, { keepPrevious: true });

export const useLineHaul = (id: string) => useEndpointQuery(getLineHaul, { id });

/** Queries the head ports to choose from. */
export const useHeadPortChoices = () =>
  useEndpointQuery(getHeadPorts, { sorting: 'code', maxResultCount: 1000 });

export const useCreateLineHaul = () => useEndpointMutation(createLineHaul, changing);

export const useUpdateLineHaul = () => useEndpointMutation(updateLineHaul, changing);

export const useDeleteLineHaul = () => useEndpointMutation(deleteLineHaul, changing);

export const useImportLineHauls = () => useEndpointMutation(importLineHauls, changing);

export const useExportLineHauls = () => useExportFile(exportLineHauls);

export const useManifest = () => useDownload(downloadLineHaulManifest);
