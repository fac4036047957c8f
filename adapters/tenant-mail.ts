import { isIP } from 'node:net';
import { letterOf, type Mail, mailer } from './mail.ts';
import { everyAddress } from './name-resolution.ts';
import { addressOf, bare, isPublicHost, type Resolve } from './public-address.ts';

/** A mail server as a tenant names it. */
export type MailServer = {
  readonly host: string;
  readonly port: number;
  /** Null sends no credentials. A domain stands before the user name, as Exchange wants it. */
  readonly user: {
    readonly name: string;
    readonly password: string;
    readonly domain: string;
  } | null;
  /** True insists on TLS, by STARTTLS except on port 465; false never encrypts. */
  readonly isEncrypted: boolean;
};

/** Hands letters to mail servers that strangers chose. */
export type TenantMail = {
  /** Why a server can never be called, or null. Its name is resolved when it is called. */
  refusalOf(server: Pick<MailServer, 'host' | 'port'>): string | null;
  /**
   * What the server answered when it took the letter.
   * @throws with the server's own answer where it did not take it, or why it was not called.
   */
  deliver(server: MailServer, mail: Mail): Promise<string>;
};

type TenantMailParts = {
  /** Servers of one's own that may be called although they are not public: `mail.lan:25`. */
  readonly allowed?: readonly string[];
  readonly resolve?: Resolve;
  /** How long a server may stay silent. */
  readonly silence_ms?: number;
  /** Certificates to trust instead of the system's (PEM); for tests. */
  readonly trusted?: string;
};

/** The ports of SMTP: relay, submission with TLS from the start, submission, and its usual second. */
const mailPorts = [25, 465, 587, 2525];

/**
 * SMTP to public addresses on the ports of mail alone (OWASP API7). Every address of the name must be
 * public, and the connection goes to the address that was looked at.
 */
export function tenantMail(parts: TenantMailParts = {}): TenantMail {
  const { allowed = [], resolve = everyAddress, silence_ms = 10_000, trusted } = parts;
  const isOursOf = (server: { readonly host: string; readonly port: number }) =>
    allowed.includes(`${server.host.toLowerCase()}:${server.port}`);
  const refusalOf: TenantMail['refusalOf'] = (server) => {
    if (isOursOf(server)) return null;
    if (!mailPorts.includes(server.port)) {
      return `The port must be one of mail: ${mailPorts.join(', ')}`;
    }
    return isPublicHost(bare(server.host)) ? null : 'The address is not a public one';
  };
  return {
    refusalOf,
    async deliver(server, mail) {
      const refusal = refusalOf(server);
      if (refusal !== null) throw new Error(refusal);
      const host = bare(server.host);
      const { address } = await addressOf(host, { isOurs: isOursOf(server), resolve });
      const isFromStart = server.isEncrypted && server.port === 465;
      const { createTransport } = await mailer();
      const transport = createTransport({
        host: address,
        port: server.port,
        secure: isFromStart,
        requireTLS: server.isEncrypted,
        ignoreTLS: !server.isEncrypted,
        // A certificate is of a name: only a server that was named by its address is asked by it.
        tls: { ...(isIP(host) === 0 && { servername: host }), ...(trusted && { ca: trusted }) },
        ...(server.user && { auth: { user: userNameOf(server.user), pass: server.user.password } }),
        connectionTimeout: silence_ms,
        greetingTimeout: silence_ms,
        socketTimeout: silence_ms,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        return (await transport.sendMail(letterOf(mail))).response;
      } finally {
        transport.close();
      }
    },
  };
}

const userNameOf = ({ name, domain }: NonNullable<MailServer['user']>): string =>
  domain === '' ? name : `${domain}\\${name}`;
