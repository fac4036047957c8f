import * as contract from '@waybill/contract/jobs/endpoints';
import { notValidField } from '@waybill/contract/problem';
import { handle } from '#platform/context.ts';
import { customerNumber, newId } from '../../jobs/job-saving.ts';
import { ruleOf } from '../mappers.ts';
import { lockRules, proofRules, replaceRules, type RuleToWrite } from '../sql.ts';

export const saveProofRules = handle(contract.saveProofRules, async ({ input, db, now }) => {
  await lockRules(db);
  const rules = new Map<number | null, RuleToWrite>();
  for (const [at, { customerid, ...rule }] of input.items.entries()) {
    const customer_id = customerid == null ? null : await customerNumber(db, customerid);
    if (rules.has(customer_id)) {
      throw notValidField(`items[${at}].customerid`, 'This customer has a rule already');
    }
    rules.set(customer_id, {
      id: newId(now),
      customer_id,
      needs_photo: rule.needsphoto,
      needs_signature: rule.needssignature,
      needs_pin: rule.needspin,
      minimum_age: rule.minimumage,
      allows_leaving: rule.allowsleaving,
    });
  }
  await replaceRules(db, [...rules.values()]);
  return { items: (await proofRules(db)).map(ruleOf) };
});
