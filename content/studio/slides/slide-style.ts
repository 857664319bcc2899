import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

function fontFace(family: string, weight: string, file: string, range = ''): string {
  const data = readFileSync(require.resolve(file)).toString('base64')
  const source = `src:url(data:font/woff2;base64,${data}) format('woff2')`
  return `@font-face{font-family:'${family}';font-weight:${weight};${source};${range}}`
}

const burmese = 'unicode-range:U+1000-109F,U+A9E0-A9FE,U+AA60-AA7F'
const burmeseFile = (weight: number) =>
  `@fontsource/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-${weight}-normal.woff2`

// The zeros of Atkinson are slashed, which some take for an eight: digits come from the font of the headings.
const gabarito = '@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2'

const fonts = () =>
  [
    fontFace('Digits', '400 900', gabarito, 'unicode-range:U+30-39'),
    fontFace('Gabarito Variable', '400 900', gabarito),
    fontFace(
      'Atkinson',
      '200 800',
      '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
    ),
    fontFace('Myanmar', '400', burmeseFile(400), burmese),
    fontFace('Myanmar', '700', burmeseFile(700), burmese),
  ].join('')

const layout = `
*{box-sizing:border-box;margin:0}
body{width:854px;height:480px;overflow:hidden}
.page{position:relative;width:854px;height:480px;padding:20px 26px 24px;display:flex;flex-direction:column;gap:14px;
  background:var(--tint);color:#0c221b;font-family:Digits,Atkinson,Myanmar;overflow:hidden}
header{display:flex;align-items:center;gap:24px;height:34px}
.brand{display:flex;align-items:center;gap:8px;color:#035c42;font:800 25px/1 'Gabarito Variable';letter-spacing:-.01em}
.brand svg{width:32px;height:32px}
.steps{flex:1;display:flex;gap:8px}
.steps i{flex:1;height:12px;border-radius:6px;background:#fff}
.steps .done{background:var(--solid)}
.steps .now{background:var(--ink)}
main{flex:1;min-height:0;display:flex;align-items:center;gap:28px}
figure{position:relative;flex:none;width:var(--figure)}
figure svg{display:block;width:100%;border-radius:26px}
.leaf{position:absolute;left:-8px;top:-14px;width:64px;height:64px;display:grid;place-items:center;background:#fff;
  border:5px solid var(--tint);border-radius:38% 38% 38% 10%;color:var(--ink);font:800 36px/1 'Gabarito Variable'}
.words{flex:1;min-width:0;height:100%;display:flex;flex-direction:column;justify-content:center;overflow:hidden;
  gap:calc(14px*var(--scale))}
h1{font-family:'Gabarito Variable',Myanmar;font-weight:800;font-size:calc(47px*var(--scale));line-height:1.1;
  letter-spacing:-.01em;text-wrap:balance;color:var(--ink)}
p{font-size:calc(36px*var(--scale));line-height:1.3;font-weight:450;text-wrap:pretty}
.card{background:var(--tint)}
.card::before,.card::after{content:'';position:absolute;border-radius:50%;background:var(--solid)}
.card::before{width:420px;height:420px;left:-210px;bottom:-210px;opacity:.28}
.card::after{width:640px;height:640px;right:-300px;top:-300px;opacity:.2}
.card header,.card main{position:relative;z-index:1}
.card h1{font-size:calc(60px*var(--scale));color:#0c221b;line-height:1.06}
.card .topic{align-self:flex-start;padding:.3em .8em;border-radius:99px;background:#fff;color:var(--ink);
  font-weight:700;font-size:calc(36px*var(--scale))}
.card figure svg{box-shadow:0 0 0 8px #fff}
/* A long sentence takes the whole width below a smaller drawing. */
.wide main{display:grid;grid-template:auto minmax(0,1fr)/auto minmax(0,1fr);gap:10px 28px;align-items:center}
.wide .words{display:contents}
.wide p{grid-column:1/-1;align-self:start}
[lang=my] span{display:inline-block;max-width:100%}
[lang=my] h1{font-weight:700;font-size:calc(39px*var(--scale));line-height:1.6;letter-spacing:0}
[lang=my] p{font-size:calc(36px*var(--scale));line-height:1.6;font-weight:400}
[lang=my].card h1{font-size:calc(46px*var(--scale));line-height:1.6}
[lang=my].card .topic{font-weight:700;font-size:calc(36px*var(--scale));line-height:1.6;padding-block:.1em}
`

// The drawing gives up width before the type shrinks, and the type shrinks to 33 of the 854 pixels of a slide at most:
// these are 14 on a phone of 360 pixels.
const fitting = `
function wordsFit() {
  const boxes = [...document.querySelectorAll('main, .words')]
  if (boxes.some((box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)) return false
  const figure = document.querySelector('figure').getBoundingClientRect()
  if (figure.bottom > document.querySelector('main').getBoundingClientRect().bottom + 1) return false
  return [...document.querySelectorAll('.words span')].every((span) => {
    const lines = span.getBoundingClientRect().height / parseFloat(getComputedStyle(span).lineHeight)
    return lines < 1.5
  })
}
function fitWords() {
  const page = document.querySelector('.page')
  const root = document.documentElement.style
  const looks = page.classList.contains('card')
    ? [[430], [390], [340], [290], [240]]
    : [[418], [372], [330], [280, 'wide'], [220, 'wide'], [170, 'wide']]
  for (const [width, look] of looks) {
    page.classList.toggle('wide', look === 'wide')
    root.setProperty('--figure', width + 'px')
    for (let scale = 1; scale > 0.92; scale -= 0.02) {
      root.setProperty('--scale', String(scale))
      if (wordsFit()) return scale
    }
  }
  return 0
}`

export const emptyPage = () =>
  `<!doctype html><meta charset="utf-8"><style>${fonts()}${layout}</style><script>${fitting}</script><body></body>`
