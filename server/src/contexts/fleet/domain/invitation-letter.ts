type Invited = {
  readonly email: string;
  readonly token: string;
  readonly tenantName: string;
  /** Who invites. */
  readonly from: string;
  /** Scheme and host of the tenant. */
  readonly origin: string;
  readonly host: string;
};

/** The letter that invites somebody to drive (decisions D-03). */
export const invitationLetter = ({ email, token, tenantName, from, origin, host }: Invited) => ({
  from: { name: tenantName, address: `no-reply@${host}` },
  to: [email],
  subject: `Drive for ${tenantName}`,
  text: [
    `${from} invites you to drive for ${tenantName}.`,
    '',
    'Join here within seven days:',
    `${origin}/driver/register?${new URLSearchParams({ invitation: token, email }).toString()}`,
    '',
    'If you did not expect this letter, you need not do anything.',
  ].join('\n'),
});
