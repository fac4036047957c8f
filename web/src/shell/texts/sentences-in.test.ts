import { fillText } from '@waybill/contract/tenancy/languages/shapes';
import { sentencesWithValues } from '@waybill/contract/tenancy/texts/sentences';
import { expect, it } from 'vitest';
import { sentencesIn } from './sentences-in.ts';

const texts = {
  "Username '{userName}' is already taken.": 'Der Benutzername „{userName}“ ist bereits vergeben.',
  'Within tolerance: {off}.': 'Innerhalb der Toleranz: {off}.',
  '{amount} above the quote': '{amount} über dem Angebot',
  '{field} is required': '{field} fehlt',
  'Name is required': 'Der Name fehlt',
};

const sentenceOf = sentencesIn(texts);

it('translates a server sentence and keeps its value', () => {
  expect(sentenceOf("Username 'kim.lee' is already taken.")).toBe(
    'Der Benutzername „kim.lee“ ist bereits vergeben.',
  );
});

it('translates a sentence within a sentence', () => {
  expect(sentenceOf('Within tolerance: 1.20 above the quote.')).toBe(
    'Innerhalb der Toleranz: 1.20 über dem Angebot.',
  );
});

it('translates consecutive sentences one by one, and leaves unknown ones in English', () => {
  expect(sentenceOf('Within tolerance: 1 above the quote. Nobody knows.')).toBe(
    'Innerhalb der Toleranz: 1 über dem Angebot. Nobody knows.',
  );
});

it('recognizes a text that got a full stop because others follow', () => {
  expect(sentenceOf('Name is required. Within tolerance: 1 above the quote.')).toBe(
    'Der Name fehlt. Innerhalb der Toleranz: 1 über dem Angebot.',
  );
});

it('leaves text alone that is not a sentence or has no translation', () => {
  expect(sentenceOf('Kim Lee')).toBeUndefined();
  expect(sentencesIn({})("Username 'kim' is already taken.")).toBeUndefined();
});

it('distinguishes every sentence from all others', () => {
  const marked = Object.fromEntries(sentencesWithValues.map((text) => [text, `[${text}]`]));
  const values = Object.fromEntries(
    sentencesWithValues.flatMap((text) =>
      (text.match(/\w+(?=\})/g) ?? []).map((name) => [name, `v-${name}`]),
    ),
  );
  const markedOf = sentencesIn(marked);
  const mistaken = sentencesWithValues.filter(
    (text) => markedOf(fillText(text, values)) !== fillText(`[${text}]`, values),
  );
  expect(mistaken).toEqual([]);
});
