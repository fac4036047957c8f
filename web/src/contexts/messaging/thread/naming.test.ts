import { describe, expect, it } from 'vitest';
import { beingNamed, stillNamed, withName } from './naming.ts';

describe('naming in a comment', () => {
  it('begins with a sign at the start of a word, and two or three letters', () => {
    expect(beingNamed('@', 'Ask @ra')).toBe('ra');
    expect(beingNamed('@', 'Ask @r')).toBeUndefined();
    expect(beingNamed('@', 'mail me at a@bc')).toBeUndefined();
    expect(beingNamed('#', 'Like #ACM1')).toBe('ACM1');
    expect(beingNamed('#', 'Like #AC')).toBeUndefined();
    expect(beingNamed('#', 'Like #Cedar & C')).toBe('Cedar & C');
  });

  it('puts the whole name where it was begun, and not where another sign stands', () => {
    expect(withName('@', 'Ask @ra', 'Ravi Patel')).toBe('Ask @Ravi Patel ');
    expect(withName('#', '#ACM1 and #ACM2', 'ACM20')).toBe('#ACM1 and #ACM20 ');
  });

  it('forgets who was taken out of the text again', () => {
    const all = [{ name: 'Ravi' }, { name: 'Kim' }];
    expect(stillNamed('@', 'Ask @Kim', all, ({ name }) => name)).toEqual([{ name: 'Kim' }]);
  });
});
