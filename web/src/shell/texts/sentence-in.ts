import { fillText } from '@waybill/contract/tenancy/languages';
import { sentencesWithValues } from '@waybill/contract/tenancy/texts/sentences';

type Texts = Readonly<Record<string, string>>;

const literalOf = (text: string): string => text.replaceAll(/\{\w+\}/g, '');

/** What a sentence with values looks like, so that they are found again; the most telling first. */
const looks = sentencesWithValues
  .map((text) => ({ text, look: new RegExp(`^${patternOf(text)}$`, 'su') }))
  .toSorted((a, b) => literalOf(b.text).length - literalOf(a.text).length);

/** A place becomes a group of its name that ends with its sentence; all else stands for itself. */
function patternOf(text: string): string {
  return text
    .split(/(\{\w+\})/)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : placeOf(part.slice(1, -1))))
    .join('');
}

function placeOf(name: string): string {
  return String.raw`(?<${name}>(?:(?![.!?] \p{Lu}).)+?)`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^$()|[\]\\/{}]/g, String.raw`\$&`);
}

/** Between two sentences of the server that stand one after the other. */
const betweenSentences = /(?<=[.!?]) +(?=\S)/;

/**
 * What the server says in the language of `texts`, its values kept, or said too where they are texts
 * themselves. Several sentences in a row are said one by one. Undefined where nothing is known.
 */
export function sentenceIn(texts: Texts, message: string): string | undefined {
  const one = oneIn(texts, message.trimEnd());
  if (one !== undefined) return one;
  const parts = message.split(betweenSentences);
  if (parts.length < 2) return undefined;
  const said = parts.map((part) => texts[part] ?? oneIn(texts, part));
  if (said.every((part) => part === undefined)) return undefined;
  return said.map((part, at) => part ?? parts[at]).join(' ');
}

function oneIn(texts: Texts, message: string): string | undefined {
  for (const { text, look } of looks) {
    const said = texts[text];
    const values = said === undefined ? undefined : look.exec(message)?.groups;
    if (said !== undefined && values !== undefined) {
      const inWords = Object.entries(values).map(([name, value]) => [
        name,
        texts[value] ?? oneIn(texts, value) ?? value,
      ]);
      return fillText(said, Object.fromEntries(inWords) as Record<string, string>);
    }
  }
  return undefined;
}
