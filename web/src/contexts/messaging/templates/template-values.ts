import type { CustomerType } from '@waybill/contract/customers/customers/choices';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { createTemplate } from '@waybill/contract/messaging/endpoints';
import {
  type Template,
  type TemplateChannel,
  type TemplateName,
} from '@waybill/contract/messaging/templates/shapes';

/** The form values of a template, named like the endpoint's input. */
export type TemplateValues = {
  readonly template: {
    readonly templatename: string;
    readonly type: { readonly name: TemplateName | null; readonly channel: TemplateChannel };
    readonly customertype: CustomerType | null;
    readonly customerid: number | null;
    /** Set by the customer picker beside the id; it is not sent. */
    readonly customerguid: string | null;
    readonly templatesubjecttitle: string;
    readonly templatecontent: string;
  };
};

export const templateValues = (template: Template | null): TemplateValues => ({
  template: {
    templatename: template?.templatename ?? '',
    // The server returns its own enum values.
    type: {
      name: (template?.type.name as TemplateName | undefined) ?? null,
      channel: (template?.type.channel as TemplateChannel | undefined) ?? 'Email',
    },
    customertype: (template?.customertype as CustomerType | null | undefined) ?? null,
    customerid: template?.customerid ?? null,
    customerguid: null,
    templatesubjecttitle: template?.templatesubjecttitle ?? '',
    templatecontent: template?.templatecontent ?? '',
  },
});

/** Converts form values to the request; the form has validated that a type is chosen. */
export const templateArgs = (
  { template }: TemplateValues,
  known: Template | null,
): ArgsOf<typeof createTemplate>['template'] => ({
  ...textOf(template),
  templatename: template.templatename,
  customertype: template.customertype,
  customerid: template.customerid,
  tags: known?.tags ?? [],
});

/** Returns the text as it is saved and previewed. */
export const textOf = (template: TemplateValues['template']) => ({
  templatecontent: template.templatecontent,
  templatesubjecttitle: template.templatesubjecttitle,
  type: typeOf(template),
});

const typeOf = ({ type }: Pick<TemplateValues['template'], 'type'>) => ({
  channel: type.channel,
  name: type.name ?? ('BookingConfirmation' as const),
});
