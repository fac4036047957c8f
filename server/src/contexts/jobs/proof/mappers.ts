import type { ProofRule } from '@waybill/contract/jobs/proof/shapes';
import type { RuleRow } from './sql.ts';

export const ruleOf = ({ customer_id, ...rule }: RuleRow): ProofRule => {
  void customer_id;
  return rule;
};
