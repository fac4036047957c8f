import { expect, it, vi } from 'vitest';
import { type Blocker, memoryHistory } from './history.ts';

it('goes to addresses and back, and tells of each', async () => {
  const history = memoryHistory('/one');
  const received: string[] = [];
  const stop = history.listen(() => received.push(history.location.href));
  history.push('/two?q=1');
  history.replace('/three#part');
  history.back();
  stop();
  history.push('/four');
  expect(received).toEqual(['/two?q=1', '/three#part', '/one']);
  expect([history.location.href, history.length]).toEqual(['/four', 2]);
});

it('stays where it is while a blocker says so, also after the browser has gone back', async () => {
  const history = memoryHistory('/one');
  history.push('/two');
  const stays = vi.fn<Blocker['stays']>(async () => true);
  const unblock = history.block({ stays, asksOnClose: () => false });
  history.push('/three');
  history.back();
  await vi.waitFor(() => expect(stays).toHaveBeenCalledTimes(2));
  expect([history.location.pathname, history.length]).toEqual(['/two', 2]);
  unblock();
  history.back();
  expect(history.location.pathname).toBe('/one');
});

it('asks before the tab is closed only while a blocker does', () => {
  const close = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  const history = memoryHistory('/one');
  const unblock = history.block({ stays: () => true, asksOnClose: () => true });
  expect(close()).toBe(true);
  unblock();
  expect(close()).toBe(false);
});
