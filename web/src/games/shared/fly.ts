// Things that move over the table: drawn in a layer of their own, from one place to another.
import { mount, unmount, type Component } from 'svelte';

export interface Flight {
  from: DOMRect;
  to: DOMRect;
  delay: number;
  duration: number;
  /** Height of the arc, in pixels. */
  lift?: number;
}

const EASE = 'cubic-bezier(.3,.1,.2,1)';

/** Runs motions and can end them all at once. */
export class Motions {
  #running = new Set<Animation>();
  #timers = new Map<ReturnType<typeof setTimeout>, () => void>();
  /** Once set, everything new is over as soon as it starts. */
  hurried = false;

  constructor(readonly layer: () => HTMLElement | undefined) {}

  async animate(
    node: Element,
    frames: Keyframe[],
    options: KeyframeAnimationOptions,
  ): Promise<void> {
    if (this.hurried) return;
    const motion = node.animate(frames, { easing: EASE, fill: 'backwards', ...options });
    this.#running.add(motion);
    try {
      await motion.finished;
    } catch {
      // cancelled with its node: it is over
    }
    this.#running.delete(motion);
  }

  wait(ms: number): Promise<void> {
    if (this.hurried || ms <= 0) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        done();
      }, ms);
      this.#timers.set(timer, done);
    });
  }

  finish(): void {
    for (const motion of [...this.#running]) motion.finish();
    for (const [timer, done] of [...this.#timers]) {
      clearTimeout(timer);
      this.#timers.delete(timer);
      done();
    }
  }

  /** Lets a piece fly; `target`, where it lands, stays unseen until then. */
  async fly<P extends Record<string, unknown>>(
    piece: Component<P>,
    props: P,
    flight: Flight,
    target?: Element | null,
  ): Promise<void> {
    const layer = this.layer();
    if (!layer || this.hurried || flight.from.width === 0 || flight.to.width === 0) return;
    const base = layer.getBoundingClientRect();
    const box = document.createElement('div');
    const { from, to } = flight;
    box.style.cssText = `position:absolute;left:${to.left - base.left}px;top:${to.top - base.top}px;width:${to.width}px;height:${to.height}px;transform-origin:0 0`;
    layer.append(box);
    const drawn = mount(piece, { target: box, props });
    const dx = from.left - to.left;
    const dy = from.top - to.top;
    const lift = flight.lift ?? Math.min(60, Math.hypot(dx, dy) * 0.16);
    const frames = [
      {
        transform: `translate(${dx}px,${dy}px) scale(${from.width / to.width},${from.height / to.height})`,
      },
      {
        transform: `translate(${dx * 0.42}px,${dy * 0.42 - lift}px) scale(${(1 + from.width / to.width) / 2},${(1 + from.height / to.height) / 2})`,
        offset: 0.5,
      },
      { transform: 'none' },
    ];
    const hidden = target
      ? this.animate(target, [{ opacity: 0 }, { opacity: 0 }], {
          duration: flight.delay + flight.duration,
        })
      : null;
    await this.animate(box, frames, { duration: flight.duration, delay: flight.delay });
    await hidden;
    await unmount(drawn);
    box.remove();
  }
}
