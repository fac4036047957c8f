import {
  createCreditNoteRequest,
  deleteCreditNote,
  exportCreditNotes,
  getCreditNoteDocument,
  getCreditNoteForEdit,
  getCreditNotes,
  processCreditNoteRequest,
  settleCreditNote,
  updateCreditNoteNotes,
} from '@waybill/contract/finance/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery } from '#client/queries.ts';
import { moneyReads, usePdf } from '../calls.ts';

export const useCreditNotes = (input: ArgsOf<typeof getCreditNotes>) =>
  useEndpointQuery(getCreditNotes, input, { keepPrevious: true });

export const useCreditNote = (id: number) => useEndpointQuery(getCreditNoteForEdit, { id });

export const useRequestCredit = () =>
  useEndpointMutation(createCreditNoteRequest, { refreshes: moneyReads });

export const useDecideCredit = () =>
  useEndpointMutation(processCreditNoteRequest, { refreshes: moneyReads });

export const useSettleCredit = () =>
  useEndpointMutation(settleCreditNote, { refreshes: moneyReads });

export const useAddCreditNotes = () =>
  useEndpointMutation(updateCreditNoteNotes, { refreshes: [getCreditNoteForEdit] });

export const useWithdrawCredit = () =>
  useEndpointMutation(deleteCreditNote, { refreshes: moneyReads });

export const useCreditNotePdf = () => usePdf(getCreditNoteDocument);

export const useCreditNotesCsv = () => usePdf(exportCreditNotes);
