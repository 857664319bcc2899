import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Plain English as far as a machine can check it: how comments begin, and what exported types are called. */
const rooms = ['contract/src', 'server', 'web', 'e2e', 'stand-ins', 'bench', 'scripts', 'content']
const skipped = /(^|\/)(node_modules|dist|data|test-results)(\/|$)/

const pronoun = 'What|Who|Whom|Whose|Whoever|Whatever|Where|Wherever|Of|So many|How many'
/** A block comment, or the first line of line comments. */
const comment = new RegExp(`(?:/\\*\\*?\\s*(?:\\*\\s*)?|(?<!//.*\\n\\s*)// )(?:${pronoun}) .*`, 'g')

const participle =
  /^export (?:type|interface) ((?:[A-Z][a-z]+(?:ed|ing)|Done|Drawn|Found|Given|Gone|Heard|Held|Kept|Known|Laid|Left|Lost|Made|Met|Paid|Read|Said|Seen|Sent|Shown|Sold|Spent|Spoken|Taken|Told|Written)\b)/gm
const nouns = ['Feed', 'Heading', 'Mapping', 'Rating', 'Recording', 'Setting', 'Timing', 'Warning']

const faults: string[] = []
for (const room of rooms) {
  for (const name of readdirSync(room, { encoding: 'utf8', recursive: true })) {
    const file = join(room, name)
    if (!/\.tsx?$/.test(file) || skipped.test(file)) continue
    const source = readFileSync(file, 'utf8')
    const note = (index: number, fault: string) =>
      faults.push(`${file}:${source.slice(0, index).split('\n').length} ${fault}`)
    for (const { index, 0: text } of source.matchAll(comment)) note(index, text.replace(/\s+/g, ' '))
    for (const { index, 1: type = '' } of source.matchAll(participle)) if (!nouns.includes(type)) note(index, type)
  }
}
if (faults.length > 0) {
  console.log(
    'A comment begins with its subject or a verb: "Errors of access checks."; a type is a noun: "ListFilter".',
  )
  console.log(faults.join('\n'))
  process.exitCode = 1
}
