import { shippedGerman } from './shipped-german.ts';
import { shippedTemplates, type TemplateText } from './shipped-templates.ts';
import type { TemplateChannel, TemplateName } from './shapes.ts';

/** The default texts in languages other than English. */
const byLanguage: Readonly<Record<string, typeof shippedTemplates>> = { de: shippedGerman };

/**
 * Returns the default text in a language such as `de-AT`, for which `de` is used; otherwise in
 * English.
 */
export function shippedIn(
  languageName: string,
  { type, channel }: { readonly type: TemplateName; readonly channel: TemplateChannel },
): TemplateText {
  const [language = ''] = languageName.toLowerCase().split('-');
  return (byLanguage[language] ?? shippedTemplates)[type][channel];
}
