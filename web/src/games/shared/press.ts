// What is drawn on a map can be a button: Enter and the space bar press it.

/** Does `press` for these keys. */
export const pressed =
  (press: () => void) =>
  (e: KeyboardEvent): void => {
    if (e.key !== 'Enter' && e.key !== ' ') return;
    e.preventDefault();
    press();
  };
