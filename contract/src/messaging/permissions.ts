import type { PermissionDefinition } from '../permission.ts';

const forAll = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: true });

export const messagingPermissions: readonly PermissionDefinition[] = [
  forAll('Communication.View', 'View discussions', 'View discussions and their comments.'),
  forAll('Communication.Create', 'Take part in discussions', 'Start discussions and comment.'),
  {
    ...forAll('Communication.Edit', 'Moderate discussions', 'Edit and delete what others wrote.'),
    forCustomers: false,
  },
  forAll('Communication.Emails', 'View sent e-mails', 'View e-mails that were sent.'),
  {
    ...forAll('Communication.Send', 'Send e-mails', 'Write e-mails and resend them.'),
    forCustomers: false,
  },
  {
    ...forAll('Communication.Templates', 'Message templates', 'Manage message templates.'),
    forCustomers: false,
  },
];
