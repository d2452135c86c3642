// Whether a finished table was dealt as the server had promised (docs/server.md, "Fair shuffles").
import type { Kept as OfTable } from './api';

/** What this browser knows of the shuffle from elsewhere. */
type Kept = Pick<OfTable, 'nonces' | 'commitment'>;

export type CheckId = 'commitment' | 'nonce' | 'seed' | 'replay';

export interface Check {
  id: CheckId;
  ok: boolean;
}

interface FairRecord {
  seed: string | null;
  fair?: { commitment: string; secret?: string | null; nonces?: string[] };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

async function sha256(...parts: string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(parts.join('')));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// Browsers hash only for pages of a safe origin; elsewhere these checks are left out.
async function checkShuffle(record: FairRecord, kept: Kept): Promise<Check[]> {
  const fair = record.fair;
  if (!fair || !globalThis.crypto?.subtle) return [];
  const secret = fair.secret ?? '';
  const nonces = fair.nonces ?? [];
  const announced = kept.commitment ?? fair.commitment;
  const checks: Check[] = [
    { id: 'commitment', ok: fair.commitment === announced && (await sha256(secret)) === announced },
  ];
  const own = Object.entries(kept.nonces);
  if (own.length > 0)
    checks.push({ id: 'nonce', ok: own.every(([seat, nonce]) => nonces[Number(seat)] === nonce) });
  checks.push({ id: 'seed', ok: (await sha256(secret, ...nonces)) === record.seed });
  return checks;
}

export async function checkRecord(
  record: Record<string, unknown>,
  kept: Kept,
  verify: (record: unknown) => Promise<boolean>,
): Promise<Check[]> {
  const shuffle = await checkShuffle(record as unknown as FairRecord, kept);
  const replay = await verify(record).catch(() => false);
  return [...shuffle, { id: 'replay', ok: replay }];
}
