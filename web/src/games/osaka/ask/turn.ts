// A turn's first question: what is done with the card that was touched (OSA-K1, OSA-V1 to V3).
import type { Action } from '$lib/board';
import { valueOf, worth } from '../model';
import { cardName } from '../names';
import type { Piece } from '../table';
import { b } from '../text';
import { cancel, type Ask, type Desk, type RowName } from './ask';

const reserveText = (row: RowName, piece: Piece): string =>
  `reserve ${piece.card} ${row}${piece.reserved_by === null ? '' : ' marked'}`;

function takeText(play: Desk, row: RowName, { card, reserved_by: by }: Piece): string {
  if (row === 'farm') return `take ${card} farm`;
  return `take ${card}${by === null ? '' : by === play.me ? ' own' : ' other'}`;
}

export const canTouch = (play: Desk, row: RowName, piece: Piece): boolean =>
  (row === 'market' && play.has(takeText(play, row, piece))) || play.has(reserveText(row, piece));

function action(play: Desk, id: string, text: string, label: string, detail: string): Action {
  if (!play.has(text))
    return {
      id,
      label,
      detail: b('action.why'),
      refusal: play.reason((one) => one.move === text),
      run: () => undefined,
    };
  return {
    id,
    label,
    detail,
    tone: id === 'take' ? 'main' : 'plain',
    kind: id,
    run: () => play.send([text]),
  };
}

export function turn(play: Desk): Ask | null {
  const { row, player } = play;
  const piece = play.table[row].find((one) => one?.id === play.selected);
  if (!piece || !player) return null;
  const from = worth(player.hand);
  const actions = [
    action(
      play,
      'take',
      takeText(play, row, piece),
      b('action.take'),
      b('action.take_detail', { from, to: from + valueOf(piece.card) }),
    ),
    action(
      play,
      'reserve',
      reserveText(row, piece),
      b('action.reserve'),
      b(`action.reserve_detail_${row}`),
    ),
  ];
  // What cannot be done says why at once, not only when it is touched.
  const why = actions.flatMap(({ refusal }) => (refusal ? [refusal.text] : []));
  const told = [...(actions[0]?.refusal ? [] : [b('action.take_note')]), ...new Set(why)];
  return {
    title: cardName(piece.card),
    detail: told.join(' '),
    actions: [...actions, cancel(play)],
  };
}
