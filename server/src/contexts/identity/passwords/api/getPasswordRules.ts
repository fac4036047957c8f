import * as contract from '@waybill/contract/identity/endpoints';
import { passwordRulesOf } from '#contexts/tenancy/public.ts';
import { handle } from '#platform/context.ts';

export const getPasswordRules = handle(contract.getPasswordRules, ({ db }) => passwordRulesOf(db));
