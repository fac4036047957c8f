import { context } from '#platform/context.ts';
import { getConfiguration } from './api/getConfiguration.ts';
import { getLogo } from './api/getLogo.ts';
import { getTenantFeatures } from './api/getTenantFeatures.ts';
import { isTenantAvailable } from './api/isTenantAvailable.ts';
import type { TenantDirectory } from './public.ts';

export const tenancy = (directory: TenantDirectory) =>
  context('tenancy', {
    endpoints: [getConfiguration, getLogo, getTenantFeatures, isTenantAvailable(directory)],
  });
