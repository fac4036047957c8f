import { describe, expect, it } from 'vitest';
import { type Explosive, explosivesRule } from './explosives.ts';

const explosive = (
  compatibilityGroup: string | null,
  some: Partial<Explosive> = {},
): Explosive => ({
  unNumber: '0001',
  category: '1.1',
  compatibilityGroup,
  ...some,
});

describe('the compatibility of explosives', () => {
  // The rows of the regulation with its notes; a hyphen for its blank cells. Source: 49 CFR 177.848
  // (f), “Compatibility Table for Class 1 (Explosive) Materials”,
  // https://www.ecfr.gov/current/title-49/section-177.848, as of 2026-07-22. Two identical goods of
  // group L are compared here, and no detonators.
  const groups = 'A B C D E F G H J K L N S'.split(' ');
  it.each([
    ['A', '- X X X X X X X X X X X X'],
    ['B', 'X - X X(4) X X X X X X X X 4/5'],
    ['C', 'X X - 2 2 X 6 X X X X 3 4/5'],
    ['D', 'X X(4) 2 - 2 X 6 X X X X 3 4/5'],
    ['E', 'X X 2 2 - X 6 X X X X 3 4/5'],
    ['F', 'X X X X X - X X X X X X 4/5'],
    ['G', 'X X 6 6 6 X - X X X X X 4/5'],
    ['H', 'X X X X X X X - X X X X 4/5'],
    ['J', 'X X X X X X X X - X X X 4/5'],
    ['K', 'X X X X X X X X X - X X 4/5'],
    ['L', 'X X X X X X X X X X 1 X X'],
    ['N', 'X X 3 3 3 X X X X X X - 4/5'],
    ['S', 'X 4/5 4/5 4/5 4/5 4/5 4/5 4/5 4/5 4/5 X 4/5 -'],
  ])('is that of the table for group %s, cell by cell', (row, cells) => {
    const found = groups.map((column) => explosivesRule(explosive(row), explosive(column)));
    const wanted = cells.split(' ').map((cell) => {
      if (cell === 'X' || cell === 'X(4)') return 'forbidden';
      return cell === '6' ? 'conditional' : null;
    });
    expect(found).toEqual(wanted);
  });

  it('lets group L travel with identical goods alone', () => {
    expect(explosivesRule(explosive('L'), explosive('L', { unNumber: '0002' }))).toBe('forbidden');
  });

  it('forbids fireworks with other articles, and those of 1.4S with 1.1 and 1.2', () => {
    const fireworks = explosive('G', { unNumber: '0336', category: '1.4' });
    expect(explosivesRule(fireworks, explosive('D'))).toBe('forbidden');
    const small = explosive('S', { unNumber: '0337', category: '1.4' });
    const with13 = explosivesRule(explosive('C', { category: '1.3' }), small);
    expect([explosivesRule(small, explosive('C')), with13]).toEqual(['forbidden', null]);
  });

  it('has conditions for detonators, and where a group is not known', () => {
    const detonator = explosive('S', { unNumber: '0455', category: '1.4' });
    expect(explosivesRule(detonator, explosive('D'))).toBe('conditional');
    const large = explosive('B', { unNumber: '0029' });
    expect(explosivesRule(large, explosive('D'))).toBe('conditional');
    expect(explosivesRule(explosive('S'), large)).toBe('conditional');
    expect(explosivesRule(large, explosive('C'))).toBe('forbidden');
    expect(explosivesRule(explosive(null), explosive('D'))).toBe('conditional');
  });
});
