import {
  createTemplate,
  deleteTemplateResource,
  deleteTemplates,
  getEmails,
  getTemplate,
  getTemplateResources,
  getTemplates,
  getTemplateVersions,
  previewTemplate,
  sendTestMessage,
  updateTemplate,
  uploadTemplateAttachment,
  uploadTemplateImage,
} from '@waybill/contract/messaging/endpoints';
import type { ArgsOf } from '@waybill/contract/endpoint';
import { useEndpointMutation, useEndpointQuery, useUpload } from '#client/queries.ts';

const templateReads = [getTemplate, getTemplates, getTemplateVersions] as const;

/** Queries the preview of a text, filled from the newest record of its kind. */
export const usePreview = (
  template: ArgsOf<typeof previewTemplate>['template'],
  enabled: boolean,
) =>
  useEndpointQuery(previewTemplate, { template }, { enabled, keepPrevious: true, onReturn: false });

export const useSendTestMessage = () =>
  useEndpointMutation(sendTestMessage, { refreshes: [getEmails] });

export const useTemplateVersions = (id: string) => useEndpointQuery(getTemplateVersions, { id });

export const useTemplateResources = (templateId: string) =>
  useEndpointQuery(getTemplateResources, { templateId });

export const useUploadTemplateImage = () =>
  useUpload(uploadTemplateImage, { refreshes: [getTemplateResources] });

export const useUploadTemplateAttachment = () =>
  useUpload(uploadTemplateAttachment, { refreshes: [getTemplateResources] });

export const useDeleteTemplateResource = () =>
  useEndpointMutation(deleteTemplateResource, { refreshes: [getTemplateResources] });

export const useTemplate = (id: string) => useEndpointQuery(getTemplate, { id });

export const useTemplates = (query: ArgsOf<typeof getTemplates>) =>
  useEndpointQuery(getTemplates, query, { keepPrevious: true });

export const useCreateTemplate = () =>
  useEndpointMutation(createTemplate, { refreshes: templateReads });

export const useUpdateTemplate = () =>
  useEndpointMutation(updateTemplate, { refreshes: templateReads });

export const useDeleteTemplates = () =>
  useEndpointMutation(deleteTemplates, { refreshes: [getTemplates] });
