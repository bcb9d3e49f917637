import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Problem, problemBody } from './problems.ts';

const tooLargeHead = 'HPE_HEADER_OVERFLOW';

/** Answers what is no HTTP as everything else that is wrong is answered, and hangs up. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const problem =
    error.code === tooLargeHead
      ? new Problem('too-large')
      : new Problem('invalid-request', { fields: [{ path: 'request', message: 'not HTTP' }] });
  const body = JSON.stringify(problemBody(problem, 'en', `urn:staffetta:request:${randomUUID()}`));
  const status =
    error.code === tooLargeHead ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/problem+json',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
