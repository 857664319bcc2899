const asked = 'prefers-color-scheme'

/** Shows this window light or dark, whatever the device prefers: what asks for it holds always, or never. */
export function paint(isDark: boolean) {
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light'
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules)
      if (rule instanceof CSSMediaRule && isAboutDark(rule)) rule.media.mediaText = isDark ? 'all' : 'not all'
}

/** Once a rule was painted it says so no more. */
const painted = new WeakSet<CSSMediaRule>()

function isAboutDark(rule: CSSMediaRule): boolean {
  if (rule.media.mediaText.includes(asked)) painted.add(rule)
  return painted.has(rule)
}
