/** Whether a host's name means the device itself, so that a link with it reaches nobody else. */
export function isOwnDevice(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
