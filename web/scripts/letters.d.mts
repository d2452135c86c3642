import type { Plugin } from 'vite';

export function fewerLetters(): Plugin;
