import * as contract from '@waybill/contract/lookups/endpoints';
import type { MapStyle } from '#platform/config-values.ts';
import { handle } from '#platform/context.ts';

export const getMapStyle = (style: MapStyle | null) =>
  handle(contract.getMapStyle, async () => ({ url: style?.url ?? null }));
