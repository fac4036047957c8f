import {
  assistantEndpoints,
  assistantHeader,
  assistantInstructions,
  type AssistantMode,
  type AssistantTool,
  idempotencyInput,
  listedTool,
} from '@waybill/contract/assistant-tools';
import { type Endpoint, writes } from '@waybill/contract/endpoint';
import type { ErrorBody } from '@waybill/contract/envelope';
import { productVersion } from '@waybill/contract/openapi';
import { addressOf, requestOf } from '@waybill/contract/request';
import {
  type CallToolResult,
  ProtocolError,
  ProtocolErrorCode,
  Server,
} from '@modelcontextprotocol/server';

/** A request to the API, sent over HTTP or into the server of the same process. */
export type ApiRequest = {
  readonly method: Endpoint['method'];
  /** Path and query string. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

export type ApiReply = { readonly status: number; readonly body: string };

export type ToolServerParts = {
  /**
   * The tools to list. Calls of other tools are refused by the API, and so appear in the audit log.
   */
  readonly listTools: () => Promise<readonly AssistantTool[]>;
  readonly mode: AssistantMode;
  readonly send: (request: ApiRequest) => Promise<ApiReply>;
};

/** The maximum characters of a result: a longer list would fill an assistant's context. */
const resultMax = 200_000;

/**
 * Returns a Model Context Protocol server whose tools are calls of the API. It checks nothing
 * itself: permissions, validation and audit are those of the API.
 */
export function toolServer({ listTools, mode, send }: ToolServerParts): Server {
  const server = new Server(
    { name: 'waybill', title: 'Waybill', version: productVersion },
    { capabilities: { tools: {} }, instructions: assistantInstructions },
  );
  server.setRequestHandler('tools/list', async () => ({
    tools: (await listTools()).map(listedTool),
  }));
  server.setRequestHandler('tools/call', async ({ params }) => {
    const endpoint = everyTool.get(params.name);
    if (endpoint === undefined) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    }
    return resultOf(await send(apiRequest(endpoint, params.arguments ?? {}, mode)));
  });
  return server;
}

const everyTool: ReadonlyMap<string, Endpoint> = new Map(Object.entries(assistantEndpoints));

function apiRequest(
  endpoint: Endpoint,
  sent: Readonly<Record<string, unknown>>,
  mode: AssistantMode,
): ApiRequest {
  const { [idempotencyInput]: key, ...inputs } = sent;
  const { headers, body } = requestOf(endpoint, { inputs, files: [] }, nobody);
  return {
    method: endpoint.method,
    url: addressOf('', endpoint, inputs),
    headers: {
      ...Object.fromEntries(headers as Headers),
      [assistantHeader]: mode,
      ...(typeof key === 'string' && writes(endpoint) && { 'idempotency-key': asHeader(key) }),
    },
    body: typeof body === 'string' ? body : undefined,
  };
}

/** Any text may be a key; headers carry printable ASCII. */
const asHeader = (key: string): string => encodeURIComponent(key.toWellFormed());

/** The sender of the request adds the caller. */
const nobody = { accessToken: undefined, tenantId: undefined };

/** Returns the result as JSON text, or the refusal as the assistant should read it. */
function resultOf({ status, body }: ApiReply): CallToolResult {
  const envelope = envelopeIn(body);
  if (status >= 400 || envelope === null) return refused(refusalText(envelope?.error, status));
  const text = JSON.stringify(envelope.result ?? null);
  if (text.length > resultMax) {
    return refused(
      `The result has ${text.length} characters, at most ${resultMax} are sent: ` +
        'ask for fewer rows by maxResultCount, or narrow the filter.',
    );
  }
  return { content: [{ type: 'text', text }] };
}

type Envelope = { readonly result?: unknown; readonly error?: ErrorBody | null };

function envelopeIn(body: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

function refusalText(error: ErrorBody | null | undefined, status: number): string {
  if (!error) return `The server answered ${status}`;
  const complaints = (error.validationErrors ?? []).map(
    ({ message, members }) => `- ${members?.join(', ') ?? ''}: ${message}`,
  );
  return [`${status} ${error.message}`, ...complaints].join('\n');
}

const refused = (text: string): CallToolResult => ({
  content: [{ type: 'text', text }],
  isError: true,
});
