import { z } from 'zod';
import { line } from '../../shared/fields.ts';
import { guidOf } from '../../shared/ids.ts';

/** The parameters sent with a file of zones. */
export const zoneImportInput = {
  headPortId: guidOf('headPort'),
  /** Returns the changes as a preview with a key, without saving them. */
  dryRun: z.boolean().default(false),
  /** The file is complete: places that it does not contain are removed from their zones. */
  replace: z.boolean().default(false),
  /** The key of a dry run; refused if the zones or the file have changed since. */
  preview: line(128).nullish(),
};
