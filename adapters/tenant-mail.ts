import { isIP } from 'node:net';
import { messageOf, type Mail, mailer } from './mail.ts';
import { everyAddress } from './name-resolution.ts';
import { addressOf, bare, isPublicHost, type ResolveHost } from './public-address.ts';

/** A mail server as configured by a tenant. */
export type MailServer = {
  readonly host: string;
  readonly port: number;
  /** Null sends no credentials. A domain precedes the user name, as Exchange expects it. */
  readonly user: {
    readonly name: string;
    readonly password: string;
    readonly domain: string;
  } | null;
  /** True requires TLS, by STARTTLS except on port 465; false never encrypts. */
  readonly isEncrypted: boolean;
};

/** Sends e-mails through mail servers whose address is user input. */
export type TenantMail = {
  /** Returns why a server can never be called, or null. Its name is resolved when it is called. */
  refusalOf(server: Pick<MailServer, 'host' | 'port'>): string | null;
  /**
   * Returns the server's response when it accepted the e-mail.
   * @throws with the server's own response if it rejected the e-mail, or the reason it was not
   * called.
   */
  deliver(server: MailServer, mail: Mail): Promise<string>;
};

type TenantMailParts = {
  /** Our own non-public servers that may be called: `mail.lan:25`. */
  readonly allowed?: readonly string[];
  readonly resolve?: ResolveHost;
  /** The timeout of a server's response. */
  readonly silence_ms?: number;
  /** Certificates to trust instead of the system's (PEM); for tests. */
  readonly trusted?: string;
};

/**
 * The ports of SMTP: relay, submission with TLS from the start, submission, and its usual
 * alternative.
 */
const mailPorts = [25, 465, 587, 2525];

/**
 * Sends by SMTP to public addresses on mail ports only (OWASP API7). Every address of the name must
 * be public, and the connection goes to the address that was checked.
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
        // Certificates are issued for names; a server configured by its address is checked by that
        // address.
        tls: { ...(isIP(host) === 0 && { servername: host }), ...(trusted && { ca: trusted }) },
        ...(server.user && { auth: { user: userNameOf(server.user), pass: server.user.password } }),
        connectionTimeout: silence_ms,
        greetingTimeout: silence_ms,
        socketTimeout: silence_ms,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      try {
        return (await transport.sendMail(messageOf(mail))).response;
      } finally {
        transport.close();
      }
    },
  };
}

const userNameOf = ({ name, domain }: NonNullable<MailServer['user']>): string =>
  domain === '' ? name : `${domain}\\${name}`;
