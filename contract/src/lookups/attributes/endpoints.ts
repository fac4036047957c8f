import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { itemsOf } from '../../shared/page.ts';
import { line } from '../../shared/fields.ts';
import { AttributeLookup, InsuranceTypeLookup } from './shapes.ts';

export const getInsuranceTypes = endpoint({
  path: '/api/core/commonlookup/getinsurencetypes',
  aliases: ['/api/core/commonlookup/getinsurancetypes'],
  access: 'signedIn',
  summary: 'Returns the types of freight insurance.',
  output: itemsOf(InsuranceTypeLookup),
});

export const getAttributes = endpoint({
  path: '/api/core/commonlookup/GetAttributes',
  access: 'signedIn',
  summary:
    'Returns the attributes of places and carrier accounts; carriers only to callers who may ' +
    'see them.',
  input: z.object({ filter: line(100).optional() }),
  output: itemsOf(AttributeLookup),
});
