import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv6 } from 'node:net';
import type { AppSettings } from '../app.ts';

type Trust = AppSettings['trustProxy'];

/** The ranges that go by a name. */
const ranges: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

function listOf(text: string): BlockList {
  const list = new BlockList();
  for (const range of text.split(',').flatMap((one) => ranges[one] ?? [one])) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Whether the other end of a connection is a proxy whose word is taken. */
function isTrusted(trust: Trust): (address: string) => boolean {
  if (typeof trust === 'function') return (address) => trust(address, 0);
  if (typeof trust !== 'string') return () => trust === true;
  const list = listOf(trust);
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

const looksLikeAnId = /^[\w.-]{8,64}$/;

/** Names each request: as a proxy of ours has named it, or anew. */
export function requestIds(
  trust: Trust,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const mayName = isTrusted(trust);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const address = socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
    const isUsable = typeof given === 'string' && looksLikeAnId.test(given) && mayName(address);
    return isUsable ? given : randomUUID();
  };
}
