import { getAssistantTools } from '@waybill/contract/administration/endpoints';
import {
  assistantHeader,
  type AssistantMode,
  assistantToolsOf,
} from '@waybill/contract/assistant-tools';
import type { ResultOf } from '@waybill/contract/endpoint';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { parseArgs } from 'node:util';
import { type ApiReply, type ApiRequest, toolServer } from '#platform/assistants/tool-server.ts';

const usage =
  'npm run --silent mcp -- --url https://acme.example --token-env WAYBILL_TOKEN [--write]\n' +
  'The variable holds an API key or an access token; see docs/how-to/connect-an-assistant.md.';

/** Timeout of a call. */
const timeout_ms = 60_000;

const connection = readArguments();
if (connection === null) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const { mode, ...to } = connection;
  const send = (request: ApiRequest) => callApi(to, request);
  serveStdio(() => toolServer({ listTools: () => allowedTools(send, mode), mode, send }), {
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

/** Returns the tools that the user may call. @throws if the server does not say */
async function allowedTools(send: (request: ApiRequest) => Promise<ApiReply>, mode: AssistantMode) {
  const { method, path } = getAssistantTools;
  const reply = await send({
    method,
    url: path,
    headers: { [assistantHeader]: mode },
    body: undefined,
  });
  if (reply.status !== 200) throw new Error(`The server answered ${reply.status}`);
  const { result } = JSON.parse(reply.body) as { result: ResultOf<typeof getAssistantTools> };
  const allowed = new Set(result.items.flatMap((one) => (one.isAllowed ? [one.name] : [])));
  return assistantToolsOf(mode).filter(({ name }) => allowed.has(name));
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
    signal: AbortSignal.timeout(timeout_ms),
  });
  return { status: response.status, body: await response.text() };
}
