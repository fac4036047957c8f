import type { CustomerType } from '@waybill/contract/customers/customers/choices';
import type { ArgsOf } from '@waybill/contract/endpoint';
import type { createTemplate } from '@waybill/contract/messaging/endpoints';
import {
  type Template,
  type TemplateChannel,
  type TemplateName,
} from '@waybill/contract/messaging/templates/shapes';

/** What the form of a template holds, under the names of the call. */
export type TemplateValues = {
  readonly template: {
    readonly templatename: string;
    readonly type: { readonly name: TemplateName | null; readonly channel: TemplateChannel };
    readonly customertype: CustomerType | null;
    readonly customerid: number | null;
    /** What the customer picker fills beside the id; it is not sent. */
    readonly customerguid: string | null;
    readonly templatesubjecttitle: string;
    readonly templatecontent: string;
  };
};

export const templateValues = (template: Template | null): TemplateValues => ({
  template: {
    templatename: template?.templatename ?? '',
    // The server answers its own words.
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

/** The call's input; a type is there once the form's own rule has asked for it. */
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

/** The text as it is kept and tried out. */
export const textOf = (template: TemplateValues['template']) => ({
  templatecontent: template.templatecontent,
  templatesubjecttitle: template.templatesubjecttitle,
  type: typeOf(template),
});

const typeOf = ({ type }: Pick<TemplateValues['template'], 'type'>) => ({
  channel: type.channel,
  name: type.name ?? ('BookingConfirmation' as const),
});
