import { mount } from 'svelte';
import App from './App.svelte';
import { setLanguage } from '$lib/i18n';
import { router } from '$lib/router.svelte';
import { settings } from '$lib/settings/settings.svelte';
import { useTheme } from '$lib/settings/theme';
import { keepFocus } from '$lib/ui/focus';
import './styles/base.css';

// Keeps the page for when there is no network; not while developing, where it would hide changes.
function keepOffline(): void {
  if (!import.meta.env.PROD) return;
  try {
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  } catch {
    // An old browser, or one that refuses it: there is no page without the network.
  }
}

useTheme(settings.theme);
await setLanguage(settings.language);
router.start();
keepFocus();
mount(App, { target: document.getElementById('app') as HTMLElement });
performance.mark('ready');
if (document.readyState === 'complete') keepOffline();
else addEventListener('load', keepOffline);
