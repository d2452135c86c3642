// Day or night: as the person has chosen, or as the system has it.
import type { Theme } from './settings.svelte';

const night = matchMedia('(prefers-color-scheme: dark)');
let chosen: Theme = 'system';

function show(): void {
  const dark = chosen === 'system' ? night.matches : chosen === 'dark';
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}
night.addEventListener('change', show);

export function useTheme(theme: Theme): void {
  chosen = theme;
  show();
}
