import * as contract from '@waybill/contract/customers/endpoints';
import { customersProblems } from '@waybill/contract/customers/problems';
import { found } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { toSettings } from '../domain.ts';
import { whose } from '../../customers/domain/whose.ts';
import { settings } from '../sql.ts';

export const getAllSettings = handle(contract.getAllSettings, async ({ input, actor, db }) =>
  toSettings(
    found(await settings(db, whose(actor, input)), customersProblems.CustomerNotFound, input),
  ),
);
