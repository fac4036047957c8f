import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { DangerousGoodsUNCode } from '../shapes.ts';
import { DangerousGoodsCategory, DangerousGoodsUNSource } from './shapes.ts';

export const getDangerousGoodsCategories = endpoint({
  path: '/api/booking/CommonLookup/GetDangerousGoodsCategories',
  access: 'guest',
  summary: 'The nine classes of dangerous goods with their divisions.',
  output: itemsOf(DangerousGoodsCategory),
});

export const getDangerousGoodsUNCodes = endpoint({
  path: '/api/booking/CommonLookup/GetDangerousGoodsUNCodes',
  access: 'guest',
  summary: 'The UN numbers of goods that are often sent; check before relying on them.',
  input: z.object(listInput),
  output: pageOf(DangerousGoodsUNCode),
});

export const getDangerousGoodsUNSources = endpoint({
  path: '/api/booking/CommonLookup/GetDangerousGoodsUNSources',
  access: 'guest',
  summary: 'Where the UN list is from and since when; all tenants of the installation share it.',
  output: itemsOf(DangerousGoodsUNSource),
});
