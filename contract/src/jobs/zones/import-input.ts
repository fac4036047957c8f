import { z } from 'zod';
import { line } from '../../shared/fields.ts';
import { guidOf } from '../../shared/ids.ts';

/** What is sent beside a file of zones. */
export const zoneImportInput = {
  headPortId: guidOf('headPort'),
  /** Returns what would change, as a preview with a key, and changes nothing. */
  dryRun: z.boolean().default(false),
  /** The file is the whole truth: places that it does not name leave their zones. */
  replace: z.boolean().default(false),
  /** The key of a dry run; refused if the zones or the file have changed since. */
  preview: line(128).nullish(),
};
