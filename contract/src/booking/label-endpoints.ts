import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { LabelSettings } from './labels.ts';

export const getLabelSettings = endpoint({
  path: '/api/booking/Configuration/GetLabelSettings',
  access: 'Administration.Settings',
  summary: 'With which company prefix of GS1 pieces are numbered, and how many numbers are left.',
  output: LabelSettings,
});

export const saveLabelSettings = endpoint({
  method: 'POST',
  path: '/api/booking/Configuration/SaveLabelSettings',
  access: 'Administration.Settings',
  summary: 'Sets the company prefix of GS1 by which pieces are numbered from now on, or none.',
  input: z.object({ companyPrefix: LabelSettings.shape.companyPrefix }),
  output: LabelSettings,
});
