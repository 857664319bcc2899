/** Whether a path is a page with a card form: only such pages may load the payment provider's script. */
export const isCardPage = (path: string) => /^\/(payment|e-settings-card)\/?$/i.test(path)
