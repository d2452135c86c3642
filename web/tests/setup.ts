// Node 18 has WebCrypto, but not as a global.
import { webcrypto } from 'node:crypto';

globalThis.crypto ??= webcrypto as Crypto;
