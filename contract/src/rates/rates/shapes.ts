import { z } from 'zod';
import { Guid } from '../../shared/fields.ts';
import { rateFields } from '../shapes.ts';
import { ownId } from '../../shared/ids.ts';

export const RateInput = z.object({ id: ownId(Guid).nullish(), ...rateFields });
