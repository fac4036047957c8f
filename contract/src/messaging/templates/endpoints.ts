import { z } from 'zod';
import { customersProblems } from '../../customers/problems.ts';
import { endpoint } from '../../endpoint.ts';
import { FileBytes } from '../../shared/file.ts';
import { Guid, Moment } from '../../shared/fields.ts';
import { itemsOf, listInput, pageOf } from '../../shared/page.ts';
import {
  Template,
  templateNames,
  templateProblems as refusals,
  TemplateResource,
  TemplateToCreate,
  TemplateToUpdate,
  TemplateType,
  TextToPreview,
} from './shapes.ts';
import { revision } from '../../revision.ts';
import { guidOf, ownId } from '../../shared/ids.ts';

const saved = z.object({ id: Guid });

export const getTemplate = endpoint({
  path: '/api/communication/template/get-template',
  access: 'Communication.Templates',
  summary: 'Returns one message template.',
  input: z.object({ id: guidOf('template') }),
  output: Template,
  problems: [refusals.TemplateNotFound],
});

export const getTemplates = endpoint({
  path: '/api/communication/template/get-templates',
  access: 'Communication.Templates',
  summary: 'Returns the message templates.',
  input: z.object(listInput),
  output: pageOf(Template),
});

export const getTemplateTypes = endpoint({
  path: '/api/communication/template/get-template-types',
  access: 'Communication.Templates',
  summary: 'Returns the template types by channel, with their placeholders.',
  output: itemsOf(TemplateType),
});

export const getTemplateTypeFields = endpoint({
  path: '/api/communication/template/get-template-type-fields',
  access: 'Communication.Templates',
  summary: 'Returns the placeholders of a template type, with examples.',
  input: z.object({ type: z.enum(templateNames) }),
  output: itemsOf(z.object({ name: z.string(), sample: z.string() })),
});

export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/communication/template/create-template',
  access: 'Communication.Templates',
  summary: 'Creates a message template.',
  input: z.object({ template: TemplateToCreate }),
  output: saved,
  problems: [customersProblems.CustomerNotFound],
});

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/api/communication/template/update-template',
  access: 'Communication.Templates',
  summary: 'Updates a message template.',
  input: z.object({ template: TemplateToUpdate, ...revision }),
  output: saved,
  problems: [refusals.TemplateNotFound, customersProblems.CustomerNotFound],
  replaces: {
    read: getTemplate,
    argsOf: ({ template: { id } }) => ({ id }),
  },
});

export const deleteTemplates = endpoint({
  method: 'DELETE',
  path: '/api/communication/template/delete-templates',
  access: 'Communication.Templates',
  summary: 'Deletes message templates, all of them or none.',
  input: z.object({ templateIds: z.array(guidOf('template')).min(1).max(500) }),
  output: z.null(),
  problems: [refusals.TemplateNotFound],
});

export const getTemplateResources = endpoint({
  path: '/api/communication/template/get-template-resources',
  access: 'Communication.Templates',
  summary: 'Returns the images and attachments of a template.',
  input: z.object({ templateId: guidOf('template') }),
  output: itemsOf(TemplateResource),
  problems: [refusals.TemplateNotFound],
});

export const uploadTemplateImage = endpoint({
  method: 'POST',
  path: '/api/communication/template/upload-image',
  access: 'Communication.Templates',
  summary: 'Uploads an image for e-mails (PNG, JPEG, GIF or WebP, at most 1 MB).',
  input: z.object({ templateId: guidOf('template') }),
  output: z.object({ id: Guid, fileName: z.string(), url: z.string() }),
  upload: 'image',
  problems: [refusals.TemplateNotFound],
});

export const uploadTemplateAttachment = endpoint({
  method: 'POST',
  path: '/api/communication/template/upload-attachment',
  access: 'Communication.Templates',
  summary: 'Uploads an attachment for the e-mails of a template: at most 1 MB each, five files.',
  input: z.object({ templateId: guidOf('template') }),
  output: z.object({ id: Guid, fileName: z.string() }),
  upload: 'file',
  problems: [refusals.TemplateNotFound],
});

export const deleteTemplateResource = endpoint({
  method: 'DELETE',
  path: '/api/communication/template/delete-resource',
  access: 'Communication.Templates',
  summary: 'Removes an image or attachment from a template; e-mails already written are unchanged.',
  input: z.object({ id: guidOf('templateFile') }),
  output: z.null(),
  problems: [refusals.ResourceNotFound],
});

export const getTemplateImage = endpoint({
  path: '/api/communication/template/image/{name}',
  access: 'guest',
  summary: 'Returns an image of an e-mail to anyone who reads it.',
  input: z.object({ name: ownId(Guid) }),
  output: FileBytes,
  response: 'file',
  problems: [refusals.ImageNotFound],
});

export const getTemplateVersions = endpoint({
  path: '/api/communication/template/get-template-versions',
  access: 'Communication.Templates',
  summary: 'Returns earlier versions of a template, newest first.',
  input: z.object({ id: guidOf('template') }),
  output: itemsOf(
    z.object({
      version: z.number().int(),
      templatename: z.string(),
      templatecontent: z.string(),
      templatesubjecttitle: z.string(),
      savedtime: Moment,
      savedby: z.string().nullable(),
    }),
  ),
  problems: [refusals.TemplateNotFound],
});

export const previewTemplate = endpoint({
  method: 'POST',
  path: '/api/communication/template/preview-template',
  access: 'Communication.Templates',
  summary: 'Previews a template, filled from the newest matching record.',
  input: z.object({ template: TextToPreview }),
  output: z.object({
    subject: z.string(),
    /** HTML for e-mails, plain text otherwise. */
    body: z.string(),
    text: z.string(),
    /** The record it was filled from; null if samples were used. */
    record: z.string().nullable(),
  }),
  problems: [customersProblems.CustomerNotFound],
  reads: true,
});

export const sendTestMessage = endpoint({
  method: 'POST',
  path: '/api/communication/template/send-test-message',
  access: 'Communication.Templates',
  summary: 'Sends a test e-mail of a template to the caller’s own address.',
  input: z.object({ template: TextToPreview }),
  output: z.object({ to: z.string() }),
  problems: [refusals.TemplateNotFound, customersProblems.CustomerNotFound],
  perMinute: 10,
});
