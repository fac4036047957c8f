import { fillText } from '@waybill/contract/tenancy/languages/shapes';
import { sentencesWithValues } from '@waybill/contract/tenancy/texts/sentences';

type Texts = Readonly<Record<string, string>>;

/**
 * Says what the server says in the language of `texts`, its values kept, or said too where they are
 * texts themselves. Several sentences in a row are said one by one. Undefined where nothing is
 * known.
 */
export function sentencesIn(texts: Texts): (message: string) => string | undefined {
  const looks = looksOf(texts);
  const oneIn = (message: string): string | undefined => {
    for (const { translated, look } of looks) {
      const values = look.exec(message)?.groups;
      if (values !== undefined) return fillText(translated, inWords(values));
    }
    return undefined;
  };
  const inWords = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, texts[value] ?? oneIn(value) ?? value]),
    );
  /** A text that got its full stop because others follow it. */
  const withStop = (part: string): string | undefined => {
    const bare = part.replace(/\.$/, '');
    const translated = texts[bare] ?? oneIn(bare);
    return translated === undefined ? undefined : `${translated}.`;
  };
  return (message) => {
    const one = oneIn(message.trimEnd());
    if (one !== undefined) return one;
    const parts = message.split(betweenSentences);
    if (parts.length < 2) return undefined;
    const translated = parts.map((part) => texts[part] ?? oneIn(part) ?? withStop(part));
    if (translated.every((part) => part === undefined)) return undefined;
    return translated.map((part, at) => part ?? parts[at]).join(' ');
  };
}

/** Between two sentences of the server that stand one after the other. */
const betweenSentences = /(?<=[.!?]) +(?=\S)/;

/** What the sentences that `texts` can say look like, the most telling first; none in English. */
const looksOf = (texts: Texts) =>
  sentencesWithValues
    .flatMap((text) => {
      const translated = texts[text];
      return translated === undefined ? [] : [{ text, translated }];
    })
    .toSorted((a, b) => literalOf(b.text).length - literalOf(a.text).length)
    .map(({ text, translated }) => ({
      translated,
      look: new RegExp(`^${patternOf(text)}$`, 'su'),
    }));

const literalOf = (text: string): string => text.replaceAll(/\{\w+\}/g, '');

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
