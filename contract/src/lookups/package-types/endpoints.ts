import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { itemsOf } from '../../shared/page.ts';
import { lookupsProblems } from '../problems.ts';
import { PackageType } from './shapes.ts';
import { idOf } from '../../shared/ids.ts';

export const getAllPackageTypes = endpoint({
  path: '/api/core/commonlookup/GetAllPackageTypes',
  access: 'guest',
  summary: 'Returns the package types.',
  output: itemsOf(PackageType),
});

export const getPackageType = endpoint({
  path: '/api/core/user/GetPackageType',
  access: 'guest',
  summary: 'Returns one package type.',
  input: z.object({ id: idOf('packageType') }),
  output: PackageType,
  problems: [lookupsProblems.PackageTypeNotFound],
});
