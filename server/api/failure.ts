import type { FastifyReply } from 'fastify';
import { API_POLICY, CACHE, siteHeaders } from '../headers.ts';

/** The headers of API answers that are made anew for each request. */
export function apiHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return { ...siteHeaders(siteUrl), 'content-security-policy': API_POLICY, 'cache-control': CACHE.never };
}

/**
 * Sends an answer in the contract's shape.
 *
 * @param message html for the visitor, or plain English where only programs can get the answer
 */
export function answer(reply: FastifyReply, status: number, isError: boolean, message: string): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send({ isError, message });
}

/** The same for a failure that no route answers, and that so has no headers yet. */
export const refuse = (reply: FastifyReply, siteUrl: string, status: number, message: string): FastifyReply =>
  answer(reply.headers(apiHeaders(siteUrl)), status, true, message);
