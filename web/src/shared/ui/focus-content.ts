/** Where the keyboard and a screen reader go on when what had the focus is gone: at the content of the screen. */
export const focusContent = () => document.querySelector('main')?.focus({ preventScroll: true })
