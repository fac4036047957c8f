import type { Endpoint } from '@waybill/contract/endpoint';

export type TestFile = { readonly name: string; readonly type: string; readonly bytes: Buffer };

export type TestRequest = {
  readonly method: Endpoint['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: string | Buffer;
};

/** Returns a request as the contract's client would send it. */
export function requestOf(
  endpoint: Endpoint,
  args: Readonly<Record<string, unknown>>,
  file?: TestFile,
): TestRequest {
  const rest = { ...args };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent((value === undefined ? 'undefined' : textOf(value)).toWellFormed());
  });
  const isBodiless = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  const travelsInBody = (name: string): boolean =>
    isBodiless ? endpoint.inBody.includes(name) : !endpoint.inQuery.includes(name);
  const query = new URLSearchParams();
  const body: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue;
    if (travelsInBody(name)) body[name] = value;
    else query.append(name, textOf(value));
  }
  const url = query.size === 0 ? path : `${path}?${query.toString()}`;
  const head = { method: endpoint.method, url };
  if (endpoint.upload !== undefined) return { ...head, ...multipart(endpoint.upload, body, file) };
  if (isBodiless && Object.keys(body).length === 0) return { ...head, headers: {} };
  return {
    ...head,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

function multipart(
  field: string,
  fields: Readonly<Record<string, unknown>>,
  file: TestFile | undefined,
): Pick<TestRequest, 'headers' | 'payload'> {
  const boundary = '----waybill-test';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${textOf(value)}\r\n`,
    ),
  );
  if (file !== undefined) {
    const head =
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; ` +
      `filename="${file.name}"\r\ncontent-type: ${file.type}\r\n\r\n`;
    parts.push(Buffer.from(head), file.bytes, Buffer.from('\r\n'));
  }
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
