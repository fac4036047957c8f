import {
  Client,
  EqualityFilter,
  InvalidCredentialsError,
  type Entry,
  type SearchOptions,
  SizeLimitExceededError,
} from 'ldapts';
import net, { isIP, isIPv6 } from 'node:net';
import { everyAddress } from './name-resolution.ts';
import { addressOf, bare, isPublicHost, type ResolveHost } from './public-address.ts';

/** A directory (LDAP v3, RFC 4511) as configured by a tenant. */
export type DirectoryServer = {
  readonly host: string;
  /**
   * 636 and 3269 use TLS from the start, every other port after STARTTLS; it is never unencrypted.
   */
  readonly port: number;
  /** The account used to search for users; null searches anonymously. */
  readonly account: { readonly name: string; readonly password: string } | null;
  /** The base DN of users: `dc=corp,dc=example`. */
  readonly searchBase: string;
  /** The attribute mapping. */
  readonly attributes: {
    readonly userName: string;
    readonly email: string;
    readonly name: string;
    readonly surname: string;
    /** The user's groups by their full DNs; often `memberOf`. */
    readonly groups: string;
  };
};

/** A person in a directory; missing values are empty. */
export type DirectoryPerson = {
  readonly userName: string;
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  /** The groups listed in the person's entry: `cn=dispatch,ou=groups,dc=example`. */
  readonly groups: readonly string[];
};

/** Queries directories whose address is user input. */
export type Directory = {
  /** Returns why a server can never be called, or null. Its name is resolved when it is called. */
  refusalOf(server: Pick<DirectoryServer, 'host' | 'port'>): string | null;
  /**
   * Returns the person with this user name; null if none or more than one has it. With a password,
   * also null if it is wrong.
   * @throws if the directory does not respond, or rejects the account used for searches.
   */
  find(
    server: DirectoryServer,
    who: { readonly userName: string; readonly password?: string },
  ): Promise<DirectoryPerson | null>;
};

type DirectoryParts = {
  /** Our own non-public servers that may be called: `10.0.0.7:636`. */
  readonly allowed?: readonly string[];
  readonly resolve?: ResolveHost;
  readonly timeout_ms?: number;
  /** Certificates to trust instead of the system's (PEM); for tests. */
  readonly trusted?: string;
};

const fromStartPorts = [636, 3269];
const ports = [389, 636, 3268, 3269];

/**
 * Connects to LDAP on public addresses and its own ports only (OWASP API7), always over TLS. Every
 * address of the name must be public, and the connection goes to the address that was checked.
 */
export function ldapDirectory(parts: DirectoryParts = {}): Directory {
  const { allowed = [], resolve = everyAddress, timeout_ms = 5_000, trusted } = parts;
  const isOursOf = (server: { readonly host: string; readonly port: number }) =>
    allowed.includes(`${server.host.toLowerCase()}:${server.port}`);
  const refusalOf: Directory['refusalOf'] = (server) => {
    if (isOursOf(server)) return null;
    if (!ports.includes(server.port)) return `The port must be one of LDAP: ${ports.join(', ')}`;
    return isPublicHost(bare(server.host)) ? null : 'The address is not a public one';
  };
  const connect = async (server: DirectoryServer): Promise<Client> => {
    const refusal = refusalOf(server);
    if (refusal !== null) throw new Error(refusal);
    const host = bare(server.host);
    const { address } = await addressOf(host, { isOurs: isOursOf(server), resolve });
    const tlsOptions = {
      ...(isIP(host) === 0 && { servername: host, host }),
      ...(trusted !== undefined && { ca: trusted }),
    };
    const isFromStart = fromStartPorts.includes(server.port);
    const at = `${isIPv6(address) ? `[${address}]` : address}:${server.port}`;
    const url = `${isFromStart ? 'ldaps' : 'ldap'}://${at}`;
    const timeout = { timeout: timeout_ms, connectTimeout: timeout_ms };
    const client = new Client({
      url,
      ...timeout,
      ...(isFromStart ? { tlsOptions } : { createConnection: onceOnly() }),
    });
    if (isFromStart) return client;
    try {
      await client.startTLS(tlsOptions);
      return client;
    } catch (error) {
      await client.unbind().catch(() => undefined);
      throw error;
    }
  };
  return {
    refusalOf,
    async find(server, { userName, password }) {
      // A bind without a password succeeds without having proven anything (RFC 4513 §5.1.2).
      if (userName === '' || password === '') return null;
      const client = await connect(server);
      try {
        if (server.account !== null) await bindAccount(client, server.account);
        const entry = await entryOf(client, server, userName);
        if (entry === null) return null;
        if (password !== undefined && !(await isTheirs(client, entry.dn, password))) return null;
        return entry.person;
      } finally {
        await client.unbind().catch(() => undefined);
      }
    },
  };
}

/**
 * Allows one connection: the library reconnects by itself after a disconnect, and would then send
 * in plaintext.
 */
function onceOnly(): typeof net.connect {
  let calls = 0;
  return ((...input: Parameters<typeof net.connect>) => {
    calls += 1;
    if (calls > 1) throw new Error('The directory hung up');
    return net.connect(...input);
  }) as typeof net.connect;
}

async function bindAccount(
  client: Client,
  { name, password }: NonNullable<DirectoryServer['account']>,
): Promise<void> {
  try {
    await client.bind(name, password);
  } catch (error) {
    if (!(error instanceof InvalidCredentialsError)) throw error;
    throw new Error('The directory refuses the account that looks people up', { cause: error });
  }
}

async function entryOf(client: Client, server: DirectoryServer, userName: string) {
  const { attributes, searchBase } = server;
  // A filter object rather than text, so that nothing in a name is parsed as part of the query.
  const filter = new EqualityFilter({ attribute: attributes.userName, value: userName });
  const request = {
    filter,
    scope: 'sub',
    attributes: Object.values(attributes),
    sizeLimit: 2,
  } as const;
  const found = await search(client, searchBase, request);
  const [entry] = found;
  if (entry === undefined || found.length > 1) return null;
  const all = (attribute: string): readonly string[] => {
    const key = Object.keys(entry).find((each) => each.toLowerCase() === attribute.toLowerCase());
    const values = [key === undefined ? [] : (entry[key] ?? [])].flat();
    return values.map((value) => String(value).trim());
  };
  const first = (attribute: string): string => all(attribute)[0] ?? '';
  const person = {
    userName: first(attributes.userName),
    email: first(attributes.email),
    name: first(attributes.name),
    surname: first(attributes.surname),
    groups: all(attributes.groups).filter((group) => group !== ''),
  };
  return { dn: entry.dn, person };
}

/** Returns the results of a search; more than requested counts as none. */
async function search(client: Client, base: string, options: SearchOptions): Promise<Entry[]> {
  try {
    return (await client.search(base, options)).searchEntries;
  } catch (error) {
    if (error instanceof SizeLimitExceededError) return [];
    throw error;
  }
}

async function isTheirs(client: Client, dn: string, password: string): Promise<boolean> {
  try {
    await client.bind(dn, password);
    return true;
  } catch (error) {
    if (error instanceof InvalidCredentialsError) return false;
    throw error;
  }
}
