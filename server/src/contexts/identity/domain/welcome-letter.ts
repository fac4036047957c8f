type Welcomed = {
  readonly name: string;
  readonly userName: string;
  readonly emailAddress: string;
};

/** Tells a user that their account is there. It carries no password: that is told another way. */
export const welcomeLetter = (
  user: Welcomed,
  tenant: { readonly name: string; readonly host: string; readonly origin: string },
  messageId: string,
) => ({
  messageId: `${messageId}@${tenant.host}`,
  from: { name: tenant.name, address: `no-reply@${tenant.host}` },
  to: [user.emailAddress],
  subject: `Your account at ${tenant.name}`,
  text: [
    `Hello ${user.name},`,
    '',
    `an account was made for you at ${tenant.name}. Your user name is ${user.userName}.`,
    `Sign in at ${tenant.origin}/auth/login with the password your administrator gives you.`,
    '',
    tenant.name,
  ].join('\n'),
});
