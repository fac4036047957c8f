import {
  chooseBooksOrganisation,
  completeBooks,
  connectBooks,
  disconnectBooks,
  getBooks,
  getBooksChart,
  saveBooksSettings,
} from '@waybill/contract/books/endpoints';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';

export const useBooks = () => useEndpointQuery(getBooks, {});
export const useConnectBooks = () => useEndpointMutation(connectBooks, { refreshes: [] });
export const useCompleteBooks = () =>
  useEndpointMutation(completeBooks, { refreshes: [getBooks, getBooksChart] });
export const useChooseOrganisation = () =>
  useEndpointMutation(chooseBooksOrganisation, { refreshes: [getBooks, getBooksChart] });
export const useBooksChart = () => useEndpointQuery(getBooksChart, {});
export const useSaveBooksSettings = () =>
  useEndpointMutation(saveBooksSettings, { refreshes: [getBooks] });
export const useDisconnectBooks = () =>
  useEndpointMutation(disconnectBooks, { refreshes: [getBooks] });
