import type { ArgsOf } from '@waybill/contract/endpoint';
import type { getDocuments } from '@waybill/contract/records/endpoints';

/** The record that documents hang on. */
export type DocumentsAbout = ArgsOf<typeof getDocuments>;
