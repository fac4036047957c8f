import { z } from 'zod';
import { Moment, PlainDate } from '../../shared/fields.ts';

/** A day, or a moment within it. */
export const Day = z.union([PlainDate, Moment]);
