/** The address of the server's WebSocket for a page at `page`. Whole: older browsers take none without its scheme. */
export function liveUrl(path: string, page: string): string {
  const url = new URL(path, page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}
