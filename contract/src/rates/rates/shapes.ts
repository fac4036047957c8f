import { z } from 'zod';
import { Guid } from '../../shared/fields.ts';
import { rateFields } from '../shapes.ts';

export const RateInput = z.object({ id: Guid.nullish(), ...rateFields });
