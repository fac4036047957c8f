import { type Turning, turnings } from '@waybill/contract/customers/products/turnings';
import type { PlatformText } from '@waybill/contract/tenancy/texts/platform';

const turningWord: Readonly<Record<Turning, PlatformText>> = {
  Any: 'Any side down',
  Upright: 'Upright',
  None: 'Not turned',
};

/** How a piece may stand in a box. */
export const turningOptions = turnings.map((value) => ({ value, label: turningWord[value] }));
