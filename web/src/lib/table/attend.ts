// Waiting at a table without showing it: the others see that somebody is there, and what becomes of it is told at once.
import { myTables, type TableInfo } from './api';
import { liveUrl } from './live_url';

/** Milliseconds until a lost connection is tried again, on average: after a restart not all come at once. */
const AGAIN = 5000;

/** Tells how the table stands now and whenever that changes, null once this browser has no seat there. Returns how to
 *  leave. */
export function attend(id: string, told: (table: TableInfo | null) => void): () => void {
  let left = false;
  let socket: WebSocket | null = null;
  let next: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    socket = new WebSocket(liveUrl(`/api/tables/${encodeURIComponent(id)}/live`, location.href));
    // Nobody looks at the table: what happens there is told by the ways that its person wants.
    socket.onopen = () => socket?.send(JSON.stringify({ type: 'looking', on: false }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as { type: string; table?: TableInfo };
      if (message.type === 'table' && message.table) told(message.table);
    };
    socket.onclose = () => void closed();
  }

  /** Without a connection the list says whether there is still something to wait for. */
  async function closed(): Promise<void> {
    if (left) return;
    next = setTimeout(connect, AGAIN * (0.5 + Math.random()));
    const lists = await myTables().catch(() => null);
    if (!left && lists && !lists.mine.some(({ table }) => table === id)) told(null);
  }

  connect();
  return () => {
    left = true;
    clearTimeout(next);
    socket?.close();
  };
}
