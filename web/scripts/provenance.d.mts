import type { Plugin } from 'vite';

export function withoutProvenance(): Plugin;
