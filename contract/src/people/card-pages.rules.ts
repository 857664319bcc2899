/** The pages that show a form for a card, by the path as it was written: they alone may load the provider's script. */
export const takesCards = (path: string) => /^\/(payment|e-settings-card)\/?$/i.test(path)
