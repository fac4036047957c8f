import { describe, expect, it } from 'vitest';
import { LiveHistory } from './live-history.ts';

describe('the history of live notices', () => {
  it('returns what came from a moment on', () => {
    const history = new LiveHistory<string>();
    history.beginAt(1000);
    history.add('a', 1500);
    history.add('b', 2000);
    expect(history.since(1000)).toEqual(['a', 'b']);
    expect(history.since(1600)).toEqual(['b']);
    expect(history.since(2001)).toEqual([]);
  });

  it('knows that notices before its beginning may be missing', () => {
    const history = new LiveHistory<string>();
    expect(history.since(0)).toBeNull();
    history.beginAt(1000);
    expect(history.since(999)).toBeNull();
    history.add('a', 1500);
    history.beginAt(3000);
    expect(history.since(1200)).toBeNull();
    expect(history.since(3000)).toEqual([]);
  });

  it('drops what is older than a minute, and says so', () => {
    const history = new LiveHistory<string>();
    history.beginAt(0);
    history.add('a', 100);
    history.add('b', 70_000);
    history.add('c', 121_000);
    expect(history.since(100)).toBeNull();
    expect(history.since(101)).toEqual(['b', 'c']);
  });

  it('holds the newest where very many come', () => {
    const history = new LiveHistory<number>();
    history.beginAt(0);
    for (let n = 1; n <= 40_001; n += 1) history.add(n, n);
    expect(history.since(20_001)).toBeNull();
    expect(history.since(20_002)).toHaveLength(20_000);
  });
});
