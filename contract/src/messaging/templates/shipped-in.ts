import { shippedGerman } from './shipped-german.ts';
import { shippedTemplates, type TemplateText } from './shipped-templates.ts';
import type { TemplateChannel, TemplateName } from './shapes.ts';

/** What is shipped in other languages than English, by language. */
const byLanguage: Readonly<Record<string, typeof shippedTemplates>> = { de: shippedGerman };

/** The shipped text in a language such as `de-AT`, which `de` speaks for; else in English. */
export function shippedIn(
  languageName: string,
  { type, channel }: { readonly type: TemplateName; readonly channel: TemplateChannel },
): TemplateText {
  const [language = ''] = languageName.toLowerCase().split('-');
  return (byLanguage[language] ?? shippedTemplates)[type][channel];
}
