import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import { DangerousGoodsUNCode } from '../shapes.ts';
import { DangerousGoodsCategory, DangerousGoodsUNSource } from './shapes.ts';

export const getDangerousGoodsCategories = endpoint({
  path: '/api/booking/CommonLookup/GetDangerousGoodsCategories',
  access: 'guest',
  summary: 'Returns the nine classes of dangerous goods with their divisions.',
  output: itemsOf(DangerousGoodsCategory),
});

export const getDangerousGoodsUNCodes = endpoint({
  path: '/api/booking/CommonLookup/GetDangerousGoodsUNCodes',
  access: 'guest',
  summary: 'Returns UN numbers of commonly sent goods; verify before relying on them.',
  input: z.object(listInput),
  output: pageOf(DangerousGoodsUNCode),
});

export const getDangerousGoodsUNSources = endpoint({
  path: '/api/booking/CommonLookup/GetDangerousGoodsUNSources',
  access: 'guest',
  summary: 'Returns source and date of the UN list, which all tenants of the installation share.',
  output: itemsOf(DangerousGoodsUNSource),
});
