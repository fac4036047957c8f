import type { ArgsOf } from '@waybill/contract/endpoint';
import type { getDocuments } from '@waybill/contract/records/endpoints';

/** The record to which documents are attached. */
export type DocumentsAbout = ArgsOf<typeof getDocuments>;
