import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { line } from '../../shared/fields.ts';
import { TenantAvailabilityResult, TenantConfiguration } from './shapes.ts';

export const isTenantAvailable = endpoint({
  method: 'POST',
  path: '/api/core/account/istenantavailable',
  access: 'none',
  summary: 'Returns the tenant of a host name, and whether it is active.',
  input: z.object({ tenancyName: line(253) }),
  output: TenantAvailabilityResult,
  reads: true,
});

export const getConfiguration = endpoint({
  path: '/api/core/configuration/getconfiguration',
  access: 'guest',
  summary: 'Returns what the app needs before sign-in: billing address, currency, time zone.',
  output: TenantConfiguration,
});
