/** Whether a host's name means the device itself, so that a link with it reaches nobody else. */
export function isOwnDevice(host: string): boolean {
  return /(^|\.)localhost$/.test(host) || /^(\[::1?\]|0\.0\.0\.0|127(\.\d+){3})$/.test(host);
}

/** The address that a seat's link bears: the server's public one, where it has one, or that of the page. */
export const addressFor = (publicUrl: string | null | undefined, page: string): URL =>
  new URL('/', publicUrl ?? page);
