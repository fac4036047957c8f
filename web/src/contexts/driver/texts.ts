import type { Translate } from '@waybill/contract/sentence';
import type { DriverAppText } from '@waybill/contract/tenancy/texts/driver-app';
import { t as translate } from '#shell/texts/page-texts.ts';

/** Translates a text of the driver's app: it fetches these, and not those of the web app. */
export const t: (text: DriverAppText, values?: Parameters<Translate>[1]) => string = translate;
