import { z } from 'zod';
import { customersProblems } from '../customers/problems.ts';
import { endpoint } from '../endpoint.ts';
import { Guid } from '../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../shared/page.ts';
import {
  Template,
  templateNames,
  templateProblems as refusals,
  TemplateToCreate,
  TemplateToUpdate,
  TemplateType,
} from './templates.ts';

const saved = z.object({ id: Guid });

export const getTemplate = endpoint({
  path: '/api/communication/template/get-template',
  access: 'Communication.Templates',
  summary: 'One message template.',
  input: z.object({ id: Guid }),
  output: Template,
  problems: [refusals.TemplateNotFound],
});

export const getTemplates = endpoint({
  path: '/api/communication/template/get-templates',
  access: 'Communication.Templates',
  summary: 'The message templates.',
  input: z.object(listInput),
  output: pageOf(Template),
});

export const getTemplateTypes = endpoint({
  path: '/api/communication/template/get-template-types',
  access: 'Communication.Templates',
  summary: 'What templates are for, by channel, and what they may be filled with.',
  output: itemsOf(TemplateType),
});

export const getTemplateTypeFields = endpoint({
  path: '/api/communication/template/get-template-type-fields',
  access: 'Communication.Templates',
  summary: 'What templates of one type may be filled with, and how that looks.',
  input: z.object({ type: z.enum(templateNames) }),
  output: itemsOf(z.object({ name: z.string(), sample: z.string() })),
});

export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/communication/template/create-template',
  access: 'Communication.Templates',
  summary: 'Adds a message template.',
  input: z.object({ template: TemplateToCreate }),
  output: saved,
  problems: [customersProblems.CustomerNotFound],
});

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/api/communication/template/update-template',
  access: 'Communication.Templates',
  summary: 'Replaces a message template.',
  input: z.object({ template: TemplateToUpdate }),
  output: saved,
  problems: [refusals.TemplateNotFound, customersProblems.CustomerNotFound],
});

export const deleteTemplates = endpoint({
  method: 'DELETE',
  path: '/api/communication/template/delete-templates',
  access: 'Communication.Templates',
  summary: 'Deletes message templates: all of them or none.',
  input: z.object({ templateIds: z.array(Guid).min(1).max(500) }),
  output: z.null(),
  problems: [refusals.TemplateNotFound],
});
