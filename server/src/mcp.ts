import { assistantToolsOf } from '@waybill/contract/assistant-tools';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { parseArgs } from 'node:util';
import { type ApiReply, type ApiRequest, toolServer } from '#platform/assistants/tool-server.ts';

const usage =
  'npm run --silent mcp -- --url https://acme.example --token-env WAYBILL_TOKEN [--write]\n' +
  'The variable holds an API key or an access token; see docs/how-to/connect-an-assistant.md.';

/** Timeout of a call. */
const patience_ms = 60_000;

const connection = readArguments();
if (connection === null) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const { mode, ...to } = connection;
  const tools = assistantToolsOf(mode);
  serveStdio(() => toolServer({ tools, mode, send: (request) => callApi(to, request) }), {
    onerror: (error) => console.error(error.message),
  });
}

type Connection = { readonly origin: string; readonly token: string };

/** Returns null if an argument is missing, unknown or not a URL. */
function readArguments(): (Connection & { readonly mode: 'read' | 'write' }) | null {
  try {
    const { values } = parseArgs({
      options: {
        url: { type: 'string' },
        'token-env': { type: 'string', default: 'WAYBILL_TOKEN' },
        write: { type: 'boolean', default: false },
      },
    });
    const token = process.env[values['token-env']];
    if (values.url === undefined || !token) return null;
    const { origin } = new URL(values.url);
    return { origin, token, mode: values.write ? 'write' : 'read' };
  } catch {
    return null;
  }
}

/** Calls the API of a tenant. @throws if the server does not respond: the tool call then fails */
async function callApi(
  { origin, token }: Connection,
  { method, url, headers, body }: ApiRequest,
): Promise<ApiReply> {
  const response = await fetch(`${origin}${url}`, {
    method,
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: body ?? null,
    redirect: 'error',
    signal: AbortSignal.timeout(patience_ms),
  });
  return { status: response.status, body: await response.text() };
}
