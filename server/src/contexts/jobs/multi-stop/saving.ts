import type { MultiStopToSave } from '@waybill/contract/jobs/multi-stop/shapes';
import type { z } from 'zod';
import type { TenantDb } from '#platform/db/database.ts';
import { addressOf, customerNumber } from '../jobs/job-saving.ts';
import type { MultiStopToWrite } from './sql.ts';

/** Returns a multi-stop to store. @throws {Problem} CustomerNotFound */
export const multiStopToWrite = async (
  db: TenantDb,
  sent: z.output<typeof MultiStopToSave>,
): Promise<MultiStopToWrite> => ({
  customerId: await customerNumber(db, sent.customerid),
  fromAddress: addressOf(sent.fromAddress),
  reference: sent.reference ?? {},
  costCentre: sent.costcentre ?? {},
});
