import { fillText } from '@waybill/contract/tenancy/languages';
import { refusalsWithValues } from '@waybill/contract/tenancy/texts/refusals';

/** What a refusal with a value in it looks like, so that the value is found again. */
const looks = refusalsWithValues.map((text) => ({
  text,
  look: new RegExp(
    `^${text.replaceAll(/[.?]/g, '\\$&').replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}\\s*$`,
  ),
}));

/** A refusal of the server in the language of `texts`, its value kept; undefined where it is none. */
export function refusalIn(
  texts: Readonly<Record<string, string>>,
  message: string,
): string | undefined {
  for (const { text, look } of looks) {
    const values = texts[text] === undefined ? undefined : look.exec(message)?.groups;
    if (values !== undefined) return fillText(texts[text] ?? text, values);
  }
  return undefined;
}
