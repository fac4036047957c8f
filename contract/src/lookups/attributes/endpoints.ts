import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { itemsOf } from '../../shared/page.ts';
import { line } from '../../shared/fields.ts';
import { AttributeLookup, InsuranceTypeLookup } from './shapes.ts';

export const getInsuranceTypes = endpoint({
  path: '/api/core/commonlookup/getinsurencetypes',
  aliases: ['/api/core/commonlookup/getinsurancetypes'],
  access: 'signedIn',
  summary: 'The kinds of cover that freight can be insured with.',
  output: itemsOf(InsuranceTypeLookup),
});

export const getAttributes = endpoint({
  path: '/api/core/commonlookup/GetAttributes',
  access: 'signedIn',
  summary: 'Which attributes places and carrier accounts have; carriers for who may see them.',
  input: z.object({ filter: line(100).optional() }),
  output: itemsOf(AttributeLookup),
});
