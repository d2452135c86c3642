import { describe, expect, it } from 'vitest';
import { liveUrl } from '../src/lib/table/live_url';
import { addressFor, isOwnDevice } from '../src/lib/table/reach';

describe('addresses', () => {
  it('of a table’s line are whole, for browsers that take no shorter ones', () => {
    const path = '/api/tables/abc/live?seat=0&from=-1';
    expect(liveUrl(path, 'http://localhost:8080/table/abc?seat=0')).toBe(
      `ws://localhost:8080${path}`,
    );
    expect(liveUrl(path, 'https://example.org/table/abc#key')).toBe(`wss://example.org${path}`);
  });

  it('of a seat’s link is the server’s public one, or else that of the page', () => {
    const link = (publicUrl: string | null | undefined): string =>
      new URL(
        '/table/abc?seat=1#key',
        addressFor(publicUrl, 'http://localhost:8080/table/abc?seat=0'),
      ).href;
    expect(link('https://example.org:8443')).toBe('https://example.org:8443/table/abc?seat=1#key');
    expect(link(null)).toBe('http://localhost:8080/table/abc?seat=1#key');
    expect(link(undefined)).toBe('http://localhost:8080/table/abc?seat=1#key');
  });

  it.each(['localhost', 'kaisho.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]', '[::]'])(
    '%s reaches nobody else',
    (host) => {
      expect(isOwnDevice(host)).toBe(true);
    },
  );

  it.each([
    'example.org',
    '192.168.1.5',
    'localhost.example.org',
    '[2001:db8::1]',
    '1270.0.0.1',
    '10.0.0.0',
    'mylocalhost',
  ])('%s reaches others', (host) => {
    expect(isOwnDevice(host)).toBe(false);
  });
});
