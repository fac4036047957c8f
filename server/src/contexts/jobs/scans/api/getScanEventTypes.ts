import { scanCodes } from '@waybill/contract/jobs/jobs/choices';
import * as contract from '@waybill/contract/jobs/endpoints';
import { handle } from '#platform/context.ts';

export const getScanEventTypes = handle(contract.getScanEventTypes, async () => [...scanCodes]);
