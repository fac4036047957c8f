import { actText } from '@waybill/contract/administration/audit/act-text';
import { allEndpoints } from '@waybill/contract/all';
import { assistantEndpoints } from '@waybill/contract/assistant-tools';
import { actsTexts } from '@waybill/contract/tenancy/texts/acts';
import { allPermissions } from '@waybill/contract/all-permissions';
import { reports } from '@waybill/contract/reports/reports/catalogue';
import { features } from '@waybill/contract/tenancy/features/features';
import { messagePlaces } from '@waybill/kernel/message-format';
import { platformTexts } from '@waybill/contract/tenancy/texts/platform';
import { readsTexts } from '@waybill/contract/tenancy/texts/reads';
import { expect, it } from 'vitest';
import { german } from './german.ts';
import { textsIn } from './texts.ts';

const known: ReadonlySet<string> = new Set(platformTexts);
const unknown = (texts: readonly (string | undefined)[]) =>
  texts.filter((text) => text !== undefined && !known.has(text));

it('has a text for every permission and every feature', () => {
  const named = [...allPermissions, ...features];
  expect(
    unknown(named.flatMap(({ displayName, description }) => [displayName, description])),
  ).toEqual([]);
});

it('has a text for every call in the audit log, and for what assistants may do', () => {
  const calls = Object.entries(allEndpoints).flatMap(([context, endpoints]) => [
    actText(context),
    ...Object.keys(endpoints).map(actText),
  ]);
  const summaries = Object.values(assistantEndpoints).map(({ summary }) => summary);
  expect(unknown([...calls, ...summaries])).toEqual([]);
  const visible = new Set<string>([...calls, ...summaries]);
  expect([...actsTexts, ...readsTexts].filter((text) => !visible.has(text))).toEqual([]);
});

it('has a text for every label of the reports', () => {
  const message = reports.flatMap(({ title, description, group, columns, parameters }) => [
    title,
    description,
    group,
    ...columns.map(({ label }) => label),
    ...parameters.flatMap((query) => [query.label, query.description]),
    ...parameters.flatMap(({ options = [] }) => options.map(({ label }) => label)),
  ]);
  expect(unknown(message)).toEqual([]);
});

/** The compiler checks for missing texts too, but its error names only the first few. */
const missingIn = (
  translations: Readonly<Partial<Record<string, string>>>,
  texts = platformTexts,
) =>
  texts
    .filter((text) => (translations[text] ?? '').trim() === '')
    .map(
      (text) =>
        `“${text}” has no German text: add it under server/src/contexts/tenancy/languages/` +
        'domain/german, in the file named after its group in contract/src/tenancy/texts',
    );

it('names each text without German, and where to add it', () => {
  expect(missingIn({ ...german, Save: ' ' })).toEqual([
    expect.stringMatching(/^“Save” has no German text: add it under server\/.*\/german, in the /),
  ]);
});

it('has a German text for every text', () => {
  expect(missingIn(german)).toEqual([]);
});

it('spells every text as in Australia, and keeps its placeholders', () => {
  const { read } = textsIn('Platform', []);
  const here = platformTexts.map((text) => [text, read('en-AU', text)] as const);
  const foreign = /organiz|authoriz|recogniz|\bcenter|color|\bcanceled/i;
  expect(here.filter(([, text]) => foreign.test(text))).toEqual([]);
  const placesOf = (text: string) => messagePlaces(text).join();
  expect(here.filter(([text, own]) => placesOf(text) !== placesOf(own))).toEqual([]);
});

it('calls a stop by one German word everywhere', () => {
  const others = Object.values(german).filter((text) => /\b(?:Zwischen)?[Hh]alte?s?\b/u.test(text));
  expect(others).toEqual([]);
});

it('keeps the placeholders in German', () => {
  const placesOf = (text: string) => messagePlaces(text).join();
  const lost = platformTexts.filter((text) => placesOf(text) !== placesOf(german[text]));
  expect(lost).toEqual([]);
});
