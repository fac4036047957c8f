import { describe, expect, it } from 'vitest';
import { typedPlace } from './typed-place.ts';

describe('a typed place', () => {
  it.each([
    ['Parramata 2148', ['Parramata', '', '2148']],
    ['2150, parramatta nsw', ['parramatta', 'NSW', '2150']],
    ['Sydney 20O0', ['Sydney', '', '20O0']],
    ['Act', ['Act', '', '']],
    ['Port Botany', ['Port Botany', '', '']],
    ['', ['', '', '']],
  ])('%j is suburb, state and postcode', (text, [suburb, stateCode, postCode]) => {
    expect(typedPlace(text)).toEqual({ suburb, stateCode, postCode });
  });
});
