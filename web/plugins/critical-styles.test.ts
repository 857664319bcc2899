import { expect, test } from 'vitest'
import { criticalStyles } from './critical-styles.ts'

const sheet = [
  ':root{--used:1px;--through:var(--used);--unused:2px}',
  '@media (min-width:900px){.shown{margin:var(--through)}.hidden{margin:0}}',
  '.hidden:hover,p{color:red}',
  '.shown[data-state=error]{color:red}',
  'p:lang(my){color:red}',
  ':root:not([data-theme=light]) .shown{animation:sweep 1s}',
  '@keyframes sweep{to{top:0}}@keyframes other{to{top:0}}',
  '@font-face{font-family:A;src:url(a)}@font-face{font-family:B;src:url(b);unicode-range:U+1000-109F}',
].join('')

test('keeps what the page shows, and the properties and animations it needs', () => {
  const page = '<p class="shown other">text</p>'
  const styles = [
    ':root{--used:1px;--through:var(--used)}',
    '@media (min-width:900px){.shown{margin:var(--through)}}',
    '.hidden:hover,p{color:red}',
    ':root:not([data-theme=light]) .shown{animation:sweep 1s}',
    '@keyframes sweep{to{top:0}}',
  ].join('')
  expect(criticalStyles(sheet, page)).toBe(styles)
  expect(criticalStyles(sheet, page, true)).toBe(`${styles}@font-face{font-family:A;src:url(a)}`)
})
