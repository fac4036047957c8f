import type { FieldType } from '@waybill/contract/records/definitions/field-types';
import { describe, expect, it } from 'vitest';
import { freedSlots, slotsFor, slotted } from './slots.ts';

const field = (key: string, fieldtype: FieldType, sortableontable = false) => ({
  key,
  fieldtype,
  sortableontable,
});
const before = {
  properties: [field('plate', 'text'), field('result', 'select'), field('cost', 'money')],
  slots: { plate: 'text_2', result: 'text_1', cost: 'number_1' },
} as const;

describe("the columns of a type's fields", () => {
  it('match the field kind; filter and sort fields come first', () => {
    const fields = [
      ...['a', 'b', 'c', 'd'].map((key) => field(key, 'text')),
      field('note', 'textarea'),
      field('result', 'select'),
      field('urgent', 'boolean'),
      field('on', 'date', true),
      field('whose', 'customer'),
    ];
    expect(slotsFor(fields)).toEqual({
      result: 'text_1',
      urgent: 'text_2',
      a: 'text_3',
      b: 'text_4',
      c: 'text_5',
      on: 'day_1',
    });
  });

  it('are stable when the type changes, and new fields use free ones', () => {
    const fields = [field('result', 'text'), field('place', 'text'), field('cost', 'money')];
    expect(slotsFor(fields, before)).toEqual({
      result: 'text_1',
      place: 'text_2',
      cost: 'number_1',
    });
  });

  it('are released by a field that becomes a long text', () => {
    const fields = [field('plate', 'textarea'), field('result', 'select'), field('cost', 'money')];
    const after = slotsFor(fields, before);
    expect(after).toEqual({ result: 'text_1', cost: 'number_1' });
    expect(freedSlots(before.slots, after)).toEqual(['text_2']);
  });

  it('are not assigned to a field that already has values', () => {
    const crowded = 'abcdef'.split('').map((key) => field(key, 'text'));
    const was = { properties: crowded, slots: slotsFor(crowded) };
    expect(slotsFor(crowded.slice(1), was)).toEqual({
      b: 'text_2',
      c: 'text_3',
      d: 'text_4',
      e: 'text_5',
    });
  });

  it('store the values of a record', () => {
    expect(slotted({ ...before.slots, urgent: 'text_3' }, { cost: 1050, urgent: false })).toEqual({
      text_2: null,
      text_1: null,
      number_1: 1050,
      text_3: 'false',
    });
  });
});
