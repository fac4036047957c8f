import { shippedIn } from '@waybill/contract/messaging/templates/shipped-in';
import type { TemplateText } from '@waybill/contract/messaging/templates/shipped-templates';
import type { TemplateChannel, TemplateName } from '@waybill/contract/messaging/templates/shapes';

/** The properties of a template that the choice depends on. */
export type Candidate = TemplateText & {
  readonly id: string;
  readonly type: TemplateName;
  readonly channel: TemplateChannel;
  readonly customer_id: number | null;
  readonly customer_type: string | null;
};

export type Addressee = {
  readonly customerId: number | null;
  /** The customer's type; null without a customer. */
  readonly customerType: string | null;
};

/** The type of a template, its channel, and the reader's language. */
export type RequestedTemplate = {
  readonly type: TemplateName;
  readonly channel: TemplateChannel;
  readonly language: string;
};

export type ChosenText = TemplateText & { readonly templateId: string | null };

/**
 * Returns the most specific template: the customer's, the customer type's, the tenant's, otherwise
 * the shipped one (decisions M-09) in the reader's language. Tenants' templates exist in one
 * language only. The first of equals wins, so pass them newest first.
 */
export function chosenText(
  candidates: readonly Candidate[],
  { type, channel, language }: RequestedTemplate,
  to: Addressee,
): ChosenText {
  const fitting = candidates.filter((c) => c.type === type && c.channel === channel);
  const best =
    fitting.find((c) => c.customer_id !== null && c.customer_id === to.customerId) ??
    fitting.find((c) => c.customer_id === null && isOfType(c, to)) ??
    fitting.find((c) => c.customer_id === null && c.customer_type === null);
  if (best === undefined) return { ...shippedIn(language, { type, channel }), templateId: null };
  return { subject: best.subject, content: best.content, templateId: best.id };
}

const isOfType = ({ customer_type }: Candidate, to: Addressee): boolean =>
  customer_type !== null && customer_type === to.customerType;
