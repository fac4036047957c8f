import { describe, expect, it } from 'vitest';
import { type Contact, type Recipient, planOf, type Rule, type Wish } from './plan.ts';

const event = 'StatusUpdate' as const;
const customer: Contact = { audience: 'Customer', emails: ['Ops@cedar.example'], phones: ['1'] };
const receiver: Contact = { audience: 'Receiver', emails: ['shop@b.example'], phones: ['2'] };
const person = (userId: number, audience: Recipient['audience']): Recipient => ({
  audience,
  userId,
  email: `u${userId}@cedar.example`,
  customerId: audience === 'Staff' ? null : 7,
});
const result = { event, contacts: [customer, receiver], people: [person(1, 'CustomerUsers')] };
const rule = (audience: string, channel: string, is_on: boolean): Rule => ({
  event,
  audience,
  channel,
  is_on,
});
const wish = (user_id: number, channel: string, is_on: boolean): Wish => ({
  user_id,
  event,
  channel,
  is_on,
});

describe('the recipients of an event', () => {
  it("follow the contract's defaults", () => {
    expect(planOf(result, [], [])).toEqual({
      emails: [{ address: 'Ops@cedar.example', userId: null }],
      phones: [],
      inbox: [person(1, 'CustomerUsers')],
      push: [],
    });
  });

  it('include the company when its e-mail was explicitly requested', () => {
    const rules = [rule('Customer', 'Email', false), rule('Receiver', 'Email', false)];
    const query = { ...result, contacts: [customer], isRequested: true };
    expect(planOf(query, rules, []).emails).toEqual([
      { address: 'Ops@cedar.example', userId: null },
    ]);
    expect(planOf({ ...query, isRequested: false }, rules, []).emails).toEqual([]);
  });

  it("follow the tenant's rules", () => {
    const rules = [rule('Customer', 'Email', false), rule('Receiver', 'Sms', true)];
    const plan = planOf(result, rules, []);
    expect([plan.emails, plan.phones]).toEqual([[], [{ address: '2', userId: null }]]);
  });

  it("follow each user's preferences first", () => {
    const plan = planOf(result, [], [wish(1, 'Inbox', false), wish(1, 'Email', true)]);
    expect(plan.inbox).toEqual([]);
    expect(plan.emails).toContainEqual({ address: 'u1@cedar.example', userId: 1 });
  });

  it('exclude channels the contract does not define, whatever the preferences', () => {
    expect(planOf(result, [], [wish(1, 'Push', true)]).push).toEqual([]);
  });

  it('include no address twice', () => {
    const same = { ...receiver, emails: ['ops@CEDAR.example '] };
    const rules = [rule('Receiver', 'Email', true)];
    const people = [person(1, 'CustomerUsers'), person(1, 'Staff')];
    const plan = planOf({ ...result, contacts: [customer, same], people }, rules, []);
    expect([plan.emails.length, plan.inbox.length]).toEqual([1, 1]);
  });
});
