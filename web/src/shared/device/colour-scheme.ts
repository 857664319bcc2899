export type ColourScheme = 'light' | 'dark' | 'system'

const darkQuery = '(prefers-color-scheme: dark)'

/**
 * Shows this window light, dark or as the system prefers: its rules about the dark scheme hold always, never or then.
 */
export function showColourScheme(scheme: ColourScheme) {
  document.documentElement.style.colorScheme = scheme === 'system' ? '' : scheme
  const media = { light: 'not all', dark: 'all', system: darkQuery }[scheme]
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && isAboutDark(rule)) rule.media.mediaText = media
}

/** Rules changed before: their text may no longer name the colour scheme. */
const changedRules = new WeakSet<CSSMediaRule>()

function isAboutDark(rule: CSSMediaRule): boolean {
  if (rule.media.mediaText.includes(darkQuery)) changedRules.add(rule)
  return changedRules.has(rule)
}
