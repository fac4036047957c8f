import { expect, it } from 'vitest';
import { shortSlack } from './short-slack.ts';

it('writes the time to spare, and the lateness with a minus', () => {
  expect([0, 5, 65, 600, -12, -75].map(shortSlack)).toEqual([
    '+0:00',
    '+0:05',
    '+1:05',
    '+10:00',
    '−0:12',
    '−1:15',
  ]);
});
