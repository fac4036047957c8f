import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';
import { operationsGerman } from './german/operations.ts';
import { sharedGerman } from './german/shared.ts';

/** German, whole: a screen that lacks a text does not compile. */
export const german: Readonly<Record<PlatformText, string>> = {
  ...sharedGerman,
  ...operationsGerman,
};
