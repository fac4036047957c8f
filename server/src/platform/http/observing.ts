import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When the request arrived, by the clock of `performance.now()`. */
    cameAt_ms: number;
  }
  interface FastifyContextConfig {
    /** Whether the text of a JSON body is retained for the handler. */
    storesText?: boolean;
    /** The route's name in the metrics: one of a known list, never the requested URL. */
    route?: string;
    /**
     * `whenSent`: the route reports its responses itself, as every endpoint of the contract does.
     */
    observed?: 'whenSent';
  }
}

/** Passing a known `route` saves Fastify from building a description of the route. */
export type Observe = (request: FastifyRequest, status: number, route?: string) => void;

/**
 * Measures every request from its arrival until its response is written. A hook after the response
 * costs as much as the rest of the platform, so endpoints of the contract call the returned
 * function when they send, and only the other routes have the hook.
 */
export function observeResponses(server: FastifyInstance, metrics: Metrics): Observe {
  const observe: Observe = (request, status, route = routeOf(request)) => {
    const seconds = (performance.now() - request.cameAt_ms) / 1000;
    metrics.observe({ route, method: request.method, status, seconds });
  };
  const afterwards = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    observe(request, reply.statusCode);
    done();
  };
  server.decorateRequest('cameAt_ms', 0);
  server.addHook('onRoute', (route) => {
    if (route.config?.observed !== 'whenSent') route.onResponse = afterwards;
  });
  return observe;
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.config.route ?? 'other';

/** True if nothing else reports a refusal: endpoints of the contract, and unknown URLs. */
export const isObservedWhenRefused = (request: FastifyRequest): boolean =>
  request.is404 || request.routeOptions.config.observed === 'whenSent';
