import type { PermissionDefinition } from '../permission.ts';

const forAll = (
  name: PermissionDefinition['name'],
  displayName: string,
  description: string,
): PermissionDefinition => ({ name, displayName, description, forCustomers: true });

export const messagingPermissions: readonly PermissionDefinition[] = [
  forAll('Communication.View', 'Read discussions', 'Read discussions and their comments.'),
  forAll('Communication.Create', 'Take part in discussions', 'Start discussions and comment.'),
  {
    ...forAll('Communication.Edit', 'Moderate discussions', 'Change and delete what others wrote.'),
    forCustomers: false,
  },
  forAll('Communication.Emails', 'Read sent e-mails', 'Read the e-mails that were sent.'),
  {
    ...forAll('Communication.Send', 'Send e-mails', 'Write e-mails and send them again.'),
    forCustomers: false,
  },
  {
    ...forAll('Communication.Templates', 'Message templates', 'Keep message templates.'),
    forCustomers: false,
  },
];
