import type { Address } from '@waybill/contract/shared/address';
import type { OrderItem } from '@waybill/contract/shops/orders/shapes';
import type { FiredRule, OrderRule, RuleCondition } from '@waybill/contract/shops/rules/shapes';
import { toGrams } from '@waybill/kernel/measures';
import type { z } from 'zod';
import type { Service } from '../orders/domain/service-code.ts';

export type RuledOrder = {
  readonly to_address: Address;
  readonly items: readonly OrderItem[];
  readonly shipping_method?: string | null;
  readonly total_minor?: number | null;
};

export type Ruling = {
  readonly fired: readonly z.output<typeof FiredRule>[];
  /** Of the first rule that chooses one. */
  readonly service: Service | null;
  /** Each piece becomes a parcel of its own. */
  readonly isPackedApart: boolean;
  /** The first rule that stops the order; null if none does. */
  readonly stoppedBy: string | null;
};

/** Applies active rules in order; the first of each action counts, all that fired are named. */
export function applyRules(rules: readonly OrderRule[], order: RuledOrder): Ruling {
  const met = rules.filter(
    (rule) => rule.isActive && [rule, ...rule.furtherConditions].every((one) => isMet(one, order)),
  );
  const chosen = met.find(({ action }) => action === 'Service');
  const { carrierAccountId = null, serviceCode = null } = chosen ?? {};
  return {
    fired: met.map(({ name, action }) => ({ name, action })),
    service:
      carrierAccountId === null || serviceCode === null
        ? null
        : { carrierAccountId, carrierServiceCode: serviceCode },
    isPackedApart: met.some(({ action }) => action === 'PackApart'),
    stoppedBy: met.find(({ action }) => action === 'DoNotShip')?.name ?? null,
  };
}

/** A condition is met by any of the values that it is about. */
function isMet({ member, operator, value }: RuleCondition, order: RuledOrder): boolean {
  const wanted = value.trim().toLowerCase();
  return valuesOf(member, order).some((found) => {
    switch (operator) {
      case 'Is':
        return String(found).toLowerCase() === wanted;
      case 'StartsWith':
        return String(found).toLowerCase().startsWith(wanted);
      case 'Contains':
        return String(found).toLowerCase().includes(wanted);
      case 'AtLeast':
        return Number(found) >= Number(wanted);
      case 'AtMost':
        return Number(found) <= Number(wanted);
    }
  });
}

/** The values that a rule compares; kilograms, and amounts in the order's currency. */
function valuesOf(
  member: RuleCondition['member'],
  { to_address: to, items, shipping_method: method, total_minor: total }: RuledOrder,
): readonly (string | number)[] {
  switch (member) {
    case 'Weight':
      return [items.reduce((sum, item) => sum + gramsOf(item) * item.quantity, 0) / 1000];
    case 'Price':
      return total === null || total === undefined ? [] : [total / 100];
    case 'Pieces':
      return [items.reduce((sum, { quantity }) => sum + quantity, 0)];
    case 'PostCode':
      return [to.postCode];
    case 'State':
      return [to.stateCode ?? ''];
    case 'Country':
      return [to.countryCode];
    case 'Sku':
      return items.map(({ sku }) => sku);
    case 'ShippingMethod':
      return [method ?? ''];
  }
}

const gramsOf = ({ weight }: OrderItem): number => (weight === null ? 0 : toGrams(weight));
