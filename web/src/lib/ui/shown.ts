/** Whether a person can see an element, as far as styles say; `opaque`: what is wholly transparent cannot be seen. */
export function isShown(one: Element, opaque = false): boolean {
  const said = one.checkVisibility?.({ visibilityProperty: true, opacityProperty: opaque });
  return (
    said ??
    (one.getClientRects().length > 0 &&
      getComputedStyle(one).visibility === 'visible' &&
      !(opaque && isFaded(one)))
  );
}

// For Safari before 17.4, which has no checkVisibility.
const isFaded = (one: Element | null): boolean =>
  one !== null && (getComputedStyle(one).opacity === '0' || isFaded(one.parentElement));
