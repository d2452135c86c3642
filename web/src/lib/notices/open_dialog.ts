// The dialog of being told, over whatever is shown: it is made when it is opened.
import { mount, unmount } from 'svelte';
import NoticesDialog from './NoticesDialog.svelte';
import { renewWorker } from './push';
import { useNoticeTexts } from './words';

/** It stays until its person closes it. Rejects when it cannot be fetched. */
export async function openNotices(): Promise<void> {
  await useNoticeTexts();
  void renewWorker().catch(() => undefined);
  const dialog = mount(NoticesDialog, {
    target: document.body,
    props: { onclose: () => void unmount(dialog) },
  });
}
