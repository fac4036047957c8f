import { fillText } from '@waybill/contract/tenancy/languages';
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

it('says a sentence of the server in the language of the reader and keeps its value', () => {
  expect(sentenceOf("Username 'kim.lee' is already taken.")).toBe(
    'Der Benutzername „kim.lee“ ist bereits vergeben.',
  );
});

it('says a sentence in a sentence', () => {
  expect(sentenceOf('Within tolerance: 1.20 above the quote.')).toBe(
    'Innerhalb der Toleranz: 1.20 über dem Angebot.',
  );
});

it('says sentences in a row one by one, and leaves in English what it does not know', () => {
  expect(sentenceOf('Within tolerance: 1 above the quote. Nobody knows.')).toBe(
    'Innerhalb der Toleranz: 1 über dem Angebot. Nobody knows.',
  );
});

it('knows a text again that got a full stop because others follow', () => {
  expect(sentenceOf('Name is required. Within tolerance: 1 above the quote.')).toBe(
    'Der Name fehlt. Innerhalb der Toleranz: 1 über dem Angebot.',
  );
});

it('leaves alone what is no sentence, or has no text', () => {
  expect(sentenceOf('Kim Lee')).toBeUndefined();
  expect(sentencesIn({})("Username 'kim' is already taken.")).toBeUndefined();
});

it('tells every sentence from all others', () => {
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
