import { isAbn, isAcn } from '@waybill/kernel/business-numbers';
import type { FieldRules } from '#ui/form/rules.ts';

const checked = (holds: (text: string) => boolean, message: string): FieldRules => ({
  validate: (value) => (typeof value === 'string' && !holds(value) ? message : true),
});

/** The validation of business numbers, as on the server (decisions C-08). */
export const abnRules = checked(isAbn, 'This is not an ABN: 11 digits with check digits');
export const acnRules = checked(isAcn, 'This is not an ACN: 9 digits with a check digit');

export const emailRules: FieldRules = {
  pattern: { value: /^\S+@\S+\.\S+$/, message: 'Please enter a valid e-mail address' },
};
