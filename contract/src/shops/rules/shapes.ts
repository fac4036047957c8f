import { z } from 'zod';
import { entity } from '../../entity.ts';
import { line, requiredLine } from '../../shared/fields.ts';
import { idOf } from '../../shared/ids.ts';
import { conditionsOfRuleMax, ruleActions, ruleMembers, ruleOperators } from '../lifecycle.ts';

/** What an order must be like for a rule to fire. */
const condition = {
  member: z.enum(ruleMembers),
  operator: z.enum(ruleOperators),
  /** A number for weight (kg), price and pieces, otherwise text. */
  value: requiredLine(100, 'Please enter a value'),
};
const RuleCondition = z.object(condition);
export type RuleCondition = z.output<typeof RuleCondition>;

/** A rule of a shop: what is done with orders that meet all of its conditions. */
export const OrderRule = entity(
  'OrderRule',
  z.object({
    name: requiredLine(100, 'Please enter a name'),
    ...condition,
    /** Further conditions: all must hold. */
    furtherConditions: z
      .array(RuleCondition)
      .max(conditionsOfRuleMax - 1)
      .default([]),
    action: z.enum(ruleActions),
    /** The service of action `Service`. */
    carrierAccountId: idOf('carrierAccount').nullable().default(null),
    serviceCode: line(64).nullable().default(null),
    isActive: z.boolean().default(true),
  }),
);
export type OrderRule = z.output<typeof OrderRule>;

/** A rule that fired for an order. */
export const FiredRule = z.object({ name: z.string(), action: z.enum(ruleActions) });
