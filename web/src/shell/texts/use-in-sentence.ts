import { useLabel } from '#ui/labels.ts';
import { useTexts } from './texts-context.ts';

/**
 * Returns a function that puts a label into a sentence: lower case in English, unchanged in other
 * languages.
 */
export function useInSentence(): (label: string) => string {
  const message = useLabel();
  const { languageName } = useTexts();
  return (label) => (languageName.startsWith('en') ? label.toLowerCase() : message(label));
}
