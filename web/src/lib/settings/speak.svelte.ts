// The language that the person chooses: its texts may be out of reach, as any part of the page.
import { setLanguage, type Language } from '$lib/i18n';
import { settings } from './settings.svelte';

export const speaking = $state({ failed: false });

export async function speak(wanted: Language): Promise<void> {
  speaking.failed = false;
  try {
    await setLanguage(wanted);
    settings.change({ language: wanted });
  } catch {
    speaking.failed = true;
  }
}
