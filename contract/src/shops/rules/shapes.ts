import { z } from 'zod';
import { entity } from '../../entity.ts';
import { line, requiredLine } from '../../shared/fields.ts';
import { idOf } from '../../shared/ids.ts';
import { ruleActions, ruleMembers, ruleOperators } from '../lifecycle.ts';

/** A rule of a shop: what is done with orders that meet its condition. */
export const OrderRule = entity(
  'OrderRule',
  z.object({
    name: requiredLine(100, 'Please enter a name'),
    member: z.enum(ruleMembers),
    operator: z.enum(ruleOperators),
    /** A number for weight (kg), price and pieces, otherwise text. */
    value: requiredLine(100, 'Please enter a value'),
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
