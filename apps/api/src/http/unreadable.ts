import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { Problem, problemBody } from './problems.ts';

const tooLargeHead = 'HPE_HEADER_OVERFLOW';
const tooSlow = 'ERR_HTTP_REQUEST_TIMEOUT';

const notReceived = (message: string): Problem =>
  new Problem('invalid-request', { fields: [{ path: 'request', message }] });

/** The answer to what could not be read, by the code of Node's error. */
function refusalOf(code: string | undefined) {
  if (code === tooLargeHead)
    return { status: '431 Request Header Fields Too Large', problem: new Problem('too-large') };
  if (code === tooSlow)
    return { status: '408 Request Timeout', problem: notReceived('not received in time') };
  return { status: '400 Bad Request', problem: notReceived('not HTTP') };
}

/** Answers what is no HTTP as everything else that is wrong is answered, and hangs up. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const { status, problem } = refusalOf(error.code);
  const body = JSON.stringify(problemBody(problem, 'en', `urn:staffetta:request:${randomUUID()}`));
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/problem+json',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  if (error.code === tooSlow) socket.destroySoon(); // the client may never close its side
}
