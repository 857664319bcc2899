import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Rules of the sheets: distances and sizes of letters come from the tokens, widths of screens from one list, a sheet of
 * `shared` stands in its layer, and a class that a component names exists.
 */
const source = 'web/src'
const files = readdirSync(source, { encoding: 'utf8', recursive: true }).map((name) => join(source, name))
const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (all) => all.replace(/\S/g, ' '))

const tokens = new Set(read('web/src/styles/tokens.css').match(/--(?:space|fs)-\d+/g))
const widths = new Set(['374px', '450px', '451px', '639px', '640px', '899px', '900px', '1199px', '1200px'])

/** Drawings, and papers that are printed: their sizes are those of the picture or of the paper. */
const drawings =
  /styles\/tokens|styles\/.*fonts|\/charts\.module|stamps\.module|printed-card|label-sheet|organisations\/cards\/card/
/** The largest step; distances and letters above it belong to one drawing. */
const largest = { space: 32, letters: 38 }

const distance = /(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)[\w-]*|--[\w-]*(?:pad|gap)[\w-]*):([^;}]*)/g
const letters = /(?<![\w-])font(?:-size)?:([^;}]*)/g
const token = /var\((--(?:s|space|fs)-\d+)\)/g
const width = /@media[^{]*?(?:min|max)-width:\s*([\d.]+px)/g
const pixels = /(?<![\w.-])(\d*\.?\d+)(px|rem)/g
const adapts = /\b(?:clamp|min|max)\(/

const arranging = 'web/src/shared/ui/layout/layout.css'
/** The layer of a sheet, by the beginning of its path; sheets of areas and pages override all layers. */
const layers: [path: string, layer: string][] = [
  [arranging, 'layout'],
  ['web/src/shared/', 'shared'],
  ['web/src/styles/base', 'base'],
]

const faults: string[] = []

/** Reports what `pattern` finds in a sheet, with its line, as far as `isFault` says so of its first group. */
function report(file: string, pattern: RegExp, isFault: (group: string) => boolean, hint: string) {
  const text = read(file)
  for (const { index, 0: found, 1: group = '' } of text.matchAll(pattern))
    if (isFault(group)) faults.push(`${file}:${text.slice(0, index).split('\n').length} ${found}: ${hint}`)
}

function checkSheet(file: string) {
  report(file, token, (name) => !tokens.has(name), 'no token')
  report(file, width, (size) => !widths.has(size), `take one of ${[...widths].join(', ')}`)
  if (!drawings.test(file)) {
    report(file, distance, (value) => hasSize(value, 2, largest.space), 'take --space-…')
    report(file, letters, (value) => hasSize(value.split('/')[0] ?? '', 0, largest.letters), 'take --fs-…')
  }
  const layer = layers.find(([path]) => file.startsWith(path))?.[1]
  if (layer && !isInside(read(file).trim(), layer)) faults.push(`${file} stands outside @layer ${layer}`)
}

/** Whether a value has a fixed size within the steps; a negative one takes back another distance. */
function hasSize(value: string, least: number, most: number) {
  if (adapts.test(value)) return false
  return [...value.matchAll(pixels)].some(([, digits, unit]) => {
    const size = Number(digits) * (unit === 'rem' ? 16 : 1)
    return size >= least && size <= most
  })
}

/** Whether the first brace, that of the layer, closes at the very end. */
function isInside(css: string, layer: string) {
  if (!css.startsWith(`@layer ${layer} {`)) return false
  let depth = 0
  return [...css].every((sign, place) => {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    return depth > 0 || place < css.indexOf('{') || place === css.length - 1
  })
}

const knownClasses = new Set(
  ['web/src/styles/base.css', arranging].flatMap((file) =>
    [...read(file).matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name),
  ),
)

/** Classes in words: `className="row gap-8"`. */
function checkNames(file: string) {
  const isUnknown = (value: string) => value.split(' ').some((name) => !knownClasses.has(name))
  report(file, /\bclassName="([^"]*)"/g, isUnknown, 'no such class')
  report(file, /\bclassName=\{(?:`|classNames\(')([^`$']*)(?: \$|')/g, isUnknown, 'no such class')
}

/** Classes of the sheets that a component imports: `styles.head`. */
function checkImported(file: string) {
  const code = readFileSync(file, 'utf8')
  for (const { 1: local = '', 2: path = '' } of code.matchAll(/^import (\w+) from '(.+\.module\.css)'/gm)) {
    const sheet = read(path.startsWith('#') ? join(source, path.slice(1)) : join(dirname(file), path))
    const isMissing = (name: string) => !new RegExp(`\\.${name}(?![\\w-])`).test(sheet)
    report(file, new RegExp(`(?<![\\w./'])${local}\\.(?!module\\b)(\\w+)`, 'g'), isMissing, `not in ${path}`)
  }
}

for (const file of files) {
  if (file.endsWith('.css')) checkSheet(file)
  if (!file.endsWith('.tsx') || file.endsWith('.test.tsx')) continue
  checkNames(file)
  checkImported(file)
}
if (faults.length > 0) {
  console.log(['Styles come from the tokens and layers (CONTRIBUTING.md, Styles):', ...faults].join('\n'))
  process.exitCode = 1
}
