/** Setup of each test file: fails a test that resolves names outside its machine. */
import { afterEach } from 'vitest';
import { outsideNames } from './outside-names.ts';

afterEach(() => {
  const names = outsideNames();
  if (names.length > 0) throw new Error(`The test asked outside for ${names.join(', ')}`);
});
