// What the engine reports, in words of both languages: nothing is left untold or half said.
import { beforeAll, describe, expect, it } from "vitest";
import type { Names } from "$lib/board";
import type {
  GameEvent,
  MoveObject,
  Refusal,
  StateAnswer,
} from "$lib/engine/protocol";
import { languages, setLanguage } from "$lib/i18n";
import { happen, tableOf, type SampleState } from "../model";
import {
  describe as tell,
  moveWords,
  prompt,
  refusalWords,
  seatFacts,
} from "../words";
import { useTextsOf } from "../../texts";
import { newSession } from "../../../../tests/wasm";

const names: Names = { seats: ["Ann", "Ben", "Cleo"], me: 0 };
const HALF_SAID = /\{\w|undefined|\[object|sample:|null/;

const events: GameEvent[] = [];
const moves: MoveObject[] = [];
const refusals: Refusal[] = [];
const states: StateAnswer<SampleState>[] = [];

beforeAll(async () => {
  await useTextsOf("sample");
  const session = await newSession();
  let now = (await session.begin({
    game: "sample",
    players: 3,
    seed: "1",
  })) as StateAnswer<SampleState>;
  for (let i = 0; now.to_move !== null; ++i) {
    events.push(...now.events);
    moves.push(...now.legal);
    refusals.push(...(await session.reasons()));
    states.push(now);
    now = (await session.play([
      now.legal[(i * 7) % now.legal.length]?.text ?? "",
    ])) as StateAnswer<SampleState>;
  }
  events.push(...now.events);
  states.push(now);
});

describe.each(languages)("in %s", (lang) => {
  beforeAll(() => setLanguage(lang));

  it("everything has words", () => {
    const lines = tell(events, names);
    expect(lines).toHaveLength(events.length);
    expect(refusals.length).toBeGreaterThan(0);
    const said = [
      ...lines.map(({ text }) => text),
      ...moves.map(moveWords),
      ...refusals.map(refusalWords),
      ...states.map(({ state, to_move }) => prompt(state, to_move, names)),
      ...seatFacts(states[9]?.state as SampleState, 0).map(
        ({ title }) => title,
      ),
    ];
    for (const text of said) expect(text).not.toMatch(HALF_SAID);
  });
});

it("the events lead from one position to the next", () => {
  states.slice(1).forEach((next, i) => {
    const table = tableOf(states[i]?.state as SampleState);
    for (const event of next.events) happen(table, event);
    expect(table).toEqual(tableOf(next.state));
  });
});
