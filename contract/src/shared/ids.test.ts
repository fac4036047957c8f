import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { Guid } from './fields.ts';
import { guidOf, type IdOf, idOf, namedBy, nameOf, ownId } from './ids.ts';

describe('a schema of an id', () => {
  it('says what it names', () => {
    expect(namedBy(idOf('booking'))).toBe('booking');
    expect(namedBy(guidOf('job'))).toBe('job');
    expect(namedBy(nameOf('document', z.string().max(128)))).toBe('document');
  });

  it('says that it names no record, without changing the schema it was made of', () => {
    expect(namedBy(ownId(Guid))).toBe('none');
    expect(namedBy(Guid)).toBeUndefined();
  });

  it('is made once for each kind', () => {
    expect(idOf('booking')).toBe(idOf('booking'));
    expect(idOf('booking')).not.toBe(idOf('customer'));
  });

  it('accepts what the plain schema accepts', () => {
    expect(idOf('booking').safeParse(1).success).toBe(true);
    expect(idOf('booking').safeParse(0).success).toBe(false);
    expect(guidOf('job').safeParse('1').success).toBe(false);
  });
});

describe('the type of an id', () => {
  it('takes plain numbers and no id of another kind', () => {
    const booking: z.output<ReturnType<typeof idOf<'booking'>>> = 7;
    const plain: number = booking;
    expect(plain).toBe(7);
    expectTypeOf<IdOf<'customer'>>().not.toExtend<IdOf<'booking'>>();
    expectTypeOf<IdOf<'booking'>>().toExtend<IdOf<'booking'>>();
  });
});
