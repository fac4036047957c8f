import { expect, it } from 'vitest';
import { refusalIn } from './refusal-in.ts';

const texts = {
  "Username '{userName}' is already taken.": 'Der Benutzername „{userName}“ ist bereits vergeben.',
};

it('says a refusal in the language of the reader and keeps its value', () => {
  expect(refusalIn(texts, "Username 'kim.lee' is already taken.")).toBe(
    'Der Benutzername „kim.lee“ ist bereits vergeben.',
  );
});

it('leaves alone what is no refusal, or has no text', () => {
  expect(refusalIn(texts, 'Kim Lee')).toBeUndefined();
  expect(refusalIn({}, "Username 'kim' is already taken.")).toBeUndefined();
});
