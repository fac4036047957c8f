import type { Seeding } from '../../town/seed.ts';
import { indexEverything } from './indexing.ts';

/** The index over everything the other contexts have seeded; the last of the seeds. */
export const seedSearch = ({ db }: Seeding): Promise<void> => indexEverything(db);
