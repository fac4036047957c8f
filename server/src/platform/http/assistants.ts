import {
  assistantHeader,
  assistantModeOf,
  assistantToolsOf,
} from '@waybill/contract/assistant-tools';
import { generalProblems, Problem } from '@waybill/contract/problem';
import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiReply, type ApiRequest, toolServer } from '../assistants/tool-server.ts';
import { type Actor, mayCall } from './actor.ts';
import { type Doorkeeper, letIn } from './authenticate.ts';
import { generalPerMinute, type Limiter } from './limits.ts';
import { originOf } from './handling.ts';

export type AssistantParts = {
  readonly authenticate: Doorkeeper;
  readonly limiter: Limiter;
  readonly clock: () => Date;
};

/**
 * Serves `/mcp`, the Model Context Protocol over HTTP. Requests are stateless, so any server may
 * handle them. A tool is a call of the API by the same caller, sent into the same server, so that
 * permission, validation, transaction and audit are those of the API (decision 0046).
 */
export function serveAssistants(server: FastifyInstance, parts: AssistantParts): void {
  server.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    config: { route: '/mcp' },
    handler: async (request, reply) => {
      const now = parts.clock();
      refuseOtherSites(request);
      const actor = await letIn(parts.authenticate, { request, access: 'signedIn', now });
      const caller = `mcp ${actor.tenantId} ${actor.userId ?? request.ip}`;
      parts.limiter.take(caller, generalPerMinute, now.getTime());
      return respond(reply, await responseTo(server, request, actor));
    },
  });
}

/**
 * Refuses pages of other origins, which browsers send with each request (DNS rebinding).
 * @throws {Problem} NotPermitted
 */
function refuseOtherSites(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined || origin === originOf(request)) return;
  throw new Problem(generalProblems.NotPermitted);
}

/** Creates a handler per request, so that no caller's state is left for the next. */
async function responseTo(
  server: FastifyInstance,
  request: FastifyRequest,
  actor: Actor,
): Promise<Response> {
  const mode = assistantModeOf(request.headers[assistantHeader]) ?? 'read';
  const listTools = async () =>
    assistantToolsOf(mode).filter(({ endpoint }) => mayCall(actor, endpoint.access));
  const send = (call: ApiRequest) => callOurselves(server, request, call);
  const handler = createMcpHandler(() => toolServer({ listTools, mode, send }), {
    keepAliveMs: 0,
    maxSubscriptions: 0,
  });
  return handler.fetch(asWebRequest(request), { parsedBody: request.body });
}

function asWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  headers.delete('content-length');
  const { method } = request;
  const body = method === 'POST' ? { body: '' } : {};
  return new Request(`${originOf(request)}/mcp`, { method, headers, ...body });
}

/** Headers that identify caller, tenant and origin, passed on to the API call. */
const passedOn = [
  'host',
  'authorization',
  'x-api-key',
  'abp.tenantid',
  'abp-tenantid',
  '__tenant',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
] as const;

async function callOurselves(
  server: FastifyInstance,
  request: FastifyRequest,
  { method, url, headers, body }: ApiRequest,
): Promise<ApiReply> {
  const ofCaller = passedOn.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const { statusCode, body: text } = await server.inject({
    method,
    url,
    headers: { ...Object.fromEntries(ofCaller), ...headers },
    remoteAddress: request.raw.socket.remoteAddress ?? '127.0.0.1',
    ...(body === undefined ? {} : { payload: body }),
  });
  return { status: statusCode, body: text };
}

async function respond(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  const text = await response.text();
  return reply
    .status(response.status)
    .headers(Object.fromEntries(response.headers))
    .header('cache-control', 'no-store')
    .send(text);
}
