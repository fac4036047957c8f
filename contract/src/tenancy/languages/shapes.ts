import { z } from 'zod';
import { isLanguage } from '../../shared/codes.ts';
import { entity } from '../../entity.ts';
import { Id, line, requiredLine } from '../../shared/fields.ts';
import { revision } from '../../revision.ts';
import { idOf } from '../../shared/ids.ts';

/** The uses of texts: the app's own screens, and the e-mails it sends (decisions T-18). */
export const textSources = ['Platform', 'Mail'] as const;
export type TextSource = (typeof textSources)[number];

/** Apps that fetch their own texts alone, as they are opened on slow lines. */
export const textApps = ['Driver'] as const;
export type TextApp = (typeof textApps)[number];

/** The maximum length of a text. */
export const textLengthMax = 2000;

export const Language = entity(
  'Language',
  z.object({
    id: Id,
    /** A BCP 47 tag: `en`, `en-AU`, `de`. */
    name: z.string(),
    displayName: z.string(),
    icon: z.string().nullish(),
    isDisabled: z.boolean(),
    ...revision,
  }),
);
export type Language = z.output<typeof Language>;

export const LanguageToSave = z.object({
  id: idOf('language').nullish(),
  name: requiredLine(32, 'Please enter the language').refine(isLanguage, {
    error: 'Please enter a language tag such as de or en-AU',
  }),
  displayName: requiredLine(64, 'Please enter the name'),
  icon: line(128).nullish(),
  isDisabled: z.boolean().default(false),
  /** Makes it the default for users without a chosen language; only ever sent as true. */
  isDefault: z.boolean().default(false),
});
export type LanguageToSave = z.output<typeof LanguageToSave>;

/** A text by its key, which is the English text itself; null if the target language has none. */
export const LanguageText = entity(
  'LanguageText',
  z.object({
    key: z.string(),
    baseValue: z.string(),
    targetValue: z.string().nullish(),
  }),
);
export type LanguageText = z.output<typeof LanguageText>;
