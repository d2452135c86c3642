import type { Seat } from '$lib/engine/protocol';
import type { Talker } from '$lib/table/said';

/** What a player asks of the table beside their moves; each rejects with EngineError. */
export interface Wishes extends Talker {
  /** A bot shall play the seat until its person is back. */
  standIn(seat: Seat): Promise<void>;
  /** The viewer plays again, for whom a bot did. */
  comeBack(): Promise<void>;
  /** A day more on the viewer's clock, their next one, of that number. */
  takeDayOff(number: number): Promise<void>;
  resign(): Promise<void>;
  /** To end the game here: offers it, or agrees to it. */
  agreeToEnd(): Promise<void>;
  /** To play on, whatever was offered. */
  declineToEnd(): Promise<void>;
}
