import { useLabel } from '#ui/labels.ts';
import { useTexts } from './texts-context.ts';

/**
 * A label as it stands within a sentence: small in English, as anywhere else in other languages.
 */
export function useInSentence(): (label: string) => string {
  const message = useLabel();
  const { languageName } = useTexts();
  return (label) => (languageName.startsWith('en') ? label.toLowerCase() : message(label));
}
