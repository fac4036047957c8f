import { z } from 'zod';
import { entity } from '../../entity.ts';
import { Id } from '../../shared/fields.ts';

export const PackageType = entity(
  'PackageType',
  z.object({ id: Id, name: z.string(), description: z.string() }),
);
