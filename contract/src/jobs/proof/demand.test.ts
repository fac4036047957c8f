import { describe, expect, it } from 'vitest';
import { demandOf, type Demanded, lacksOf, noDemand, type ProofGiven } from './demand.ts';

const rule = (some: Partial<Demanded>): Demanded => ({ ...noDemand, ...some });
const nothing: ProofGiven = {
  isLeft: false,
  name: 'Ana Reyes',
  photos: 0,
  isSigned: false,
  isPinRight: false,
  isAgeChecked: false,
};

describe('what a delivery has to be proven with', () => {
  it('is the strictest of tenant and customer, and what the booking adds', () => {
    const rules = [rule({ needsphoto: true, minimumage: 16 }), rule({ minimumage: 18 })];
    expect(demandOf(rules, { signatureRequired: 'true', minimumAge: '21' })).toEqual({
      needsphoto: true,
      needssignature: true,
      needspin: false,
      minimumage: 21,
      allowsleaving: false,
    });
  });

  it('lets a receiver allow leaving what the rules forbid to leave', () => {
    expect(demandOf([rule({ allowsleaving: false })]).allowsleaving).toBe(false);
    const allowed = { authorityToLeave: 'true' };
    expect(demandOf([rule({ allowsleaving: false })], allowed).allowsleaving).toBe(true);
    expect(demandOf([rule({ minimumage: 18 })], allowed).allowsleaving).toBe(false);
    expect(demandOf([rule({ needspin: true })], allowed).allowsleaving).toBe(false);
  });
});

describe('a proof', () => {
  it('needs a name, and a photo or a signature, where nobody demands more', () => {
    expect(lacksOf(noDemand, { ...nothing, name: '' })).toEqual(['Name']);
    expect(lacksOf(noDemand, nothing)).toEqual(['PhotoOrSignature']);
    expect(lacksOf(noDemand, { ...nothing, photos: 1 })).toEqual([]);
    expect(lacksOf(noDemand, { ...nothing, isSigned: true })).toEqual([]);
  });

  it('names everything that is demanded and not there', () => {
    const demand = rule({ needsphoto: true, needssignature: true, needspin: true, minimumage: 18 });
    expect(lacksOf(demand, nothing)).toEqual(['Photo', 'Signature', 'Pin', 'Age']);
  });

  it('of freight that is left is a photo, where it may be left', () => {
    const left = { ...nothing, isLeft: true, name: '' };
    expect(lacksOf(noDemand, left)).toEqual(['Photo']);
    expect(lacksOf(noDemand, { ...left, photos: 1 })).toEqual([]);
    expect(lacksOf(rule({ allowsleaving: false }), { ...left, photos: 1 })).toEqual([
      'MayNotLeave',
    ]);
  });
});
