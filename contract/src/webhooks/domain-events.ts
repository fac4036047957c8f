/** What webhooks tell open pages. */
export type WebhooksEvents = {
  readonly 'webhook.changed': { readonly id: number; readonly customerId: null };
};
