import { describe, expect, it } from 'vitest';
import { beingNamed, stillNamed, withName } from './naming.ts';

describe('mentioning in a comment', () => {
  it('starts with a sign at the start of a word, and two or three letters', () => {
    expect(beingNamed('@', 'Ask @ra')).toBe('ra');
    expect(beingNamed('@', 'Ask @r')).toBeUndefined();
    expect(beingNamed('@', 'mail me at a@bc')).toBeUndefined();
    expect(beingNamed('#', 'Like #ACM1')).toBe('ACM1');
    expect(beingNamed('#', 'Like #AC')).toBeUndefined();
    expect(beingNamed('#', 'Like #Cedar & C')).toBe('Cedar & C');
  });

  it('inserts the whole name at the mention being typed, not at another one', () => {
    expect(withName('@', 'Ask @ra', 'Ravi Patel')).toBe('Ask @Ravi Patel ');
    expect(withName('#', '#ACM1 and #ACM2', 'ACM20')).toBe('#ACM1 and #ACM20 ');
  });

  it('drops mentions removed from the text', () => {
    const all = [{ name: 'Ravi' }, { name: 'Kim' }];
    expect(stillNamed({ sign: '@', text: 'Ask @Kim' }, all, ({ name }) => name)).toEqual([
      { name: 'Kim' },
    ]);
  });
});
