const asked = 'prefers-color-scheme'

/**
 * Shows this window light or dark, whatever the device prefers: its rules about colour schemes hold always, or never.
 */
export function paint(isDark: boolean) {
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && isAboutDark(rule)) rule.media.mediaText = isDark ? 'all' : 'not all'
}

/** Rules painted before: their text no longer names the colour scheme. */
const painted = new WeakSet<CSSMediaRule>()

function isAboutDark(rule: CSSMediaRule): boolean {
  if (rule.media.mediaText.includes(asked)) painted.add(rule)
  return painted.has(rule)
}
