import * as contract from '@waybill/contract/shops/endpoints';
import { boxTypes } from '@waybill/contract/shops/lifecycle';
import { handle } from '#platform/context.ts';

export const getBoxTypes = handle(contract.getBoxTypes, async () => ({ items: [...boxTypes] }));
