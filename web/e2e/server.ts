// Starts the real server on a free port, with the built pages and a data folder of its own.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    base: string;
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const program = process.env['KAISHO'] ?? here('../../build/release/kaisho');
const pages = here('../dist');

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk.toString();
      const found = /https?:\/\/[\w.[\]:-]+:\d+/.exec(said);
      if (found) resolve(found[0]);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.on('exit', (code) => reject(new Error(`the server ended with status ${code}: ${said}`)));
    setTimeout(() => reject(new Error(`the server gave no address: ${said}`)), 180_000).unref();
  });
}

export interface Server {
  base: string;
  /** Ends it and starts it again where it was, with these options besides. */
  again: (...options: string[]) => Promise<void>;
  stop: () => void;
}

/** A server, with these options besides. */
export async function serve(...options: string[]): Promise<Server> {
  for (const path of [program, join(pages, 'index.html')]) {
    if (!existsSync(path))
      throw new Error(`${path} is not there; build it first (./start --build-only)`);
  }
  const data = mkdtempSync(join(tmpdir(), 'kaisho-e2e-'));
  const usual = ['serve', '--data', data, '--pages', pages, '--log', 'info', '--port'];
  let server = spawn(program, [...usual, '0', ...options]);
  const base = await addressOf(server);
  const end = (): Promise<unknown> => {
    server.removeAllListeners('exit');
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    return ended;
  };
  const again = async (...others: string[]): Promise<void> => {
    await end();
    server = spawn(program, [...usual, new URL(base).port, ...others]);
    await addressOf(server);
  };
  const stop = (): void => {
    void end();
    rmSync(data, { recursive: true, force: true });
  };
  return { base, again, stop };
}

// KAISHO_URL names a server that runs already.
export default async function start(project: TestProject): Promise<() => void> {
  const running = process.env['KAISHO_URL'];
  if (running !== undefined) {
    project.provide('base', running);
    return () => undefined;
  }
  const { base, stop } = await serve();
  project.provide('base', base);
  return stop;
}
