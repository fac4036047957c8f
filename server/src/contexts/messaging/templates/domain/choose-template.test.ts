import { shippedTemplates } from '@waybill/contract/messaging/templates/shipped-templates';
import { describe, expect, it } from 'vitest';
import { type Candidate, chosenText } from './choose-template.ts';

const cell = { type: 'Delivered', channel: 'Email' } as const;
const what = { ...cell, language: 'en' };
const candidate = (id: string, over: Partial<Candidate> = {}): Candidate => ({
  ...cell,
  id,
  subject: id,
  content: id,
  customer_id: null,
  customer_type: null,
  ...over,
});
const all = [
  candidate('tenant'),
  candidate('prepaid', { customer_type: 'PrePaid' }),
  candidate('cedar', { customer_id: 7 }),
  candidate('short', { channel: 'Sms' }),
];
const chosen = (customerId: number | null, customerType: string | null, from = all) =>
  chosenText(from, what, { customerId, customerType }).templateId;

describe('the most specific template wins [M-09]', () => {
  it.each([
    ['of the customer', 7, 'PrePaid', 'cedar'],
    ['of the customer’s type', 8, 'PrePaid', 'prepaid'],
    ['of the tenant', 8, 'Account', 'tenant'],
    ['of the tenant where there is no customer', null, null, 'tenant'],
  ])('%s', (_, customerId, customerType, id) => {
    expect(chosen(customerId, customerType)).toBe(id);
  });

  it('or the first of equally specific ones', () => {
    expect(chosen(null, null, [candidate('newer'), candidate('older')])).toBe('newer');
  });

  it("or the shipped one, in the reader's language", () => {
    const nobody = { customerId: null, customerType: null };
    const { subject } = chosenText([], { ...what, language: 'de-AT' }, nobody);
    expect(subject).toBe('Zugestellt: {{ConsignmentId}}');
    expect(chosenText([], { ...what, language: 'fr' }, nobody)).toMatchObject(
      shippedTemplates.Delivered.Email,
    );
  });

  it('or the shipped one', () => {
    expect(chosenText([], what, { customerId: 7, customerType: null })).toEqual({
      ...shippedTemplates.Delivered.Email,
      templateId: null,
    });
  });
});
