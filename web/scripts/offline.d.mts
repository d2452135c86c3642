import type { Plugin } from 'vite';

export function offline(worker: string, notices: string): Plugin;
