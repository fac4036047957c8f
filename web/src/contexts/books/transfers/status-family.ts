import type { TransferStatus } from '@waybill/contract/books/lifecycle';
import type { PillFamily } from '#ui/pill-families.ts';

export const statusFamily: Readonly<Record<TransferStatus, PillFamily>> = {
  Waiting: 'blue',
  Sent: 'green',
  Failed: 'red',
};
