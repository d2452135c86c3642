/** What can be chosen on a board. */
export const CHOOSABLE = [
  'button.can',
  'button.open',
  '.can [role="button"]',
  '.open[role="button"]',
  '.choice button',
  '[data-choice]:not([disabled], [aria-disabled])',
].join();
