import {
  createOrUpdateProduct,
  deleteProduct,
  getProducts,
  getProductsCsv,
  importProducts,
} from '@waybill/contract/customers/endpoints';
import { getAllPackageTypes } from '@waybill/contract/lookups/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { useExportFile } from '#contexts/records/links/assets.ts';
import type { CustomerListQuery } from '../calls.ts';

const listed = { keepPrevious: true } as const;

export const useProducts = (query: CustomerListQuery) =>
  useEndpointQuery(getProducts, query, listed);

export const useSaveProduct = () =>
  useEndpointMutation(createOrUpdateProduct, { refreshes: [getProducts] });

export const useDeleteProduct = () =>
  useEndpointMutation(deleteProduct, { refreshes: [getProducts] });

export const useImportProducts = () =>
  useEndpointMutation(importProducts, { refreshes: [getProducts] });

export const useExportProducts = () => useExportFile(getProductsCsv);

export const usePackageTypes = () =>
  useEndpointQuery(getAllPackageTypes, {}, { freshFor: 600_000 });
