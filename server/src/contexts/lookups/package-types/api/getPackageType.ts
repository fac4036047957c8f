import * as contract from '@waybill/contract/lookups/endpoints';
import { lookupsProblems } from '@waybill/contract/lookups/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { packageType } from '../../locations/sql.ts';

export const getPackageType = handle(contract.getPackageType, async ({ input, db }) =>
  found(await packageType(db, input.id), lookupsProblems.PackageTypeNotFound, input),
);
