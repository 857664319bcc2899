import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The build translates syntax for the browsers of web/vite.config.ts (Chrome 100, Firefox 100, Safari 15.4), and adds no
 * function that they lack: these are refused in what browsers run.
 */
const rooms = ['contract/src', 'web/src']

/** Rules of the server and of the desk's editors of translations and subtitles, which need a lookbehind. */
const deskPattern = /^contract\/src\/(?:text\/burmese|studio\/translation\/translation\.rules)\.ts$/

/** Functions of Safari 16 and later, and lookbehind (Safari 16.4). */
const youngerPatterns = [
  /\bResponse\.json\(/g,
  /\.(?:toSorted|toReversed|toSpliced|with)\(/g,
  /\b(?:Object|Map)\.groupBy\(|\bPromise\.(?:withResolvers|try)\(|\bArray\.fromAsync\(/g,
  /\bAbortSignal\.(?:any|timeout)\(|\bURL\.(?:canParse|parse)\(|\bRegExp\.escape\(/g,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|isWellFormed|toWellFormed)\(/g,
  /\(\?<[=!]/g,
]

const faults: string[] = []
for (const room of rooms) {
  for (const name of readdirSync(room, { encoding: 'utf8', recursive: true })) {
    const file = join(room, name)
    if (!/(?<!\.test)\.tsx?$/.test(file) || deskPattern.test(file)) continue
    const source = readFileSync(file, 'utf8')
    for (const pattern of youngerPatterns)
      for (const { index, 0: text } of source.matchAll(pattern))
        faults.push(`${file}:${source.slice(0, index).split('\n').length} ${text}`)
  }
}

if (faults.length > 0) {
  console.log(['Browsers that the build supports lack these: write them with older functions.', ...faults].join('\n'))
  process.exitCode = 1
}
