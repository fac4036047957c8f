/** What webhooks tell open pages. */
export type WebhooksFacts = {
  readonly 'webhook.changed': { readonly id: number; readonly customerId: null };
};
