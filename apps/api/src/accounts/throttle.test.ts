import { expect, it } from 'vitest';
import { network } from './throttle.ts';

it.each([
  '1.2.3.4',
  '::ffff:1.2.3.4',
  '::FFFF:1.2.3.4',
  '::ffff:102:304',
  '0:0:0:0:0:ffff:1.2.3.4',
  '0000:0000:0000:0000:0000:ffff:0102:0304',
])('an address of version 4 is one network, also as %s', (address) => {
  expect(network(address)).toBe('1.2.3.4');
});

it('people at other addresses of version 4 are elsewhere, as a socket of version 6 tells them', () => {
  expect(network('::ffff:1.2.3.4')).not.toBe(network('::ffff:1.2.3.5'));
});

it.each(['2001:db8:1:2::7', '2001:DB8:1:2:ffff::1', '2001:0db8:0001:0002:0:0:0:9'])(
  'a network of version 6 is its first half: %s',
  (address) => {
    expect(network(address)).toBe('2001:db8:1:2::');
  },
);
