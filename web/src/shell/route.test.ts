import { describe, expect, it } from 'vitest';
import { route } from './route.ts';

const record = route('/e/$type/$id', ['tab']);
const list = route('/jobs', ['view', 'customer']);

describe('a route', () => {
  it('fills the parameters of its path in their order', () => {
    expect(record('site contact', 7)).toBe('/e/site%20contact/7');
  });

  it('writes the search after the parameters, without what is absent or empty', () => {
    expect(record('note', 7, { tab: 'history' })).toBe('/e/note/7?tab=history');
    expect(list({ view: '', customer: undefined })).toBe('/jobs');
    expect(list({ view: 'a&b', customer: 3 })).toBe('/jobs?view=a%26b&customer=3');
  });

  it('keeps the path that the router matches', () => {
    expect(record.path).toBe('/e/$type/$id');
  });

  it('does not compile with a missing parameter or an unknown name in the search', () => {
    // @ts-expect-error the id is missing
    expect(record('note')).toContain('/e/note/');
    // @ts-expect-error the name is misspelt
    expect(list({ costumer: 3 })).toBe('/jobs?costumer=3');
  });
});
