/** Focuses the content of the screen, for use when the focused element has been removed. */
export const focusContent = () => document.querySelector('main')?.focus({ preventScroll: true })
