import { operationsTexts } from './operations.ts';
import { sharedTexts } from './shared.ts';
import { shellTexts } from './shell.ts';
import { signingInTexts } from './signing-in.ts';
import { trackingTexts } from './tracking.ts';
import { widgetsTexts } from './widgets.ts';

/**
 * What the screens say: a text is its own key, and what English speakers read unless their tenant
 * writes otherwise. Pages look texts up by `useSay`; widgets look up the labels they are given.
 */
export const platformTexts = [
  ...shellTexts,
  ...signingInTexts,
  ...trackingTexts,
  ...sharedTexts,
  ...widgetsTexts,
  ...operationsTexts,
] as const;

export type PlatformText = (typeof platformTexts)[number];
