import { z } from 'zod';

/** The odometer of a vehicle as a driver states it, kilometres. */
export const odometer = z.number().int().min(0).max(9_999_999).nullish();
