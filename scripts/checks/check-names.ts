import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Rules of the code as far as a machine can check them: how comments begin, what exported types are called, and where
 * SQL stands.
 */
const rooms = ['contract/src', 'server', 'web', 'e2e', 'stand-ins', 'bench', 'scripts', 'content']
const skippedPattern = /(^|\/)(node_modules|dist|data|test-results)(\/|$)/

const pronouns = 'What|Who|Whom|Whose|Whoever|Whatever|Where|Wherever|Of|So many|How many'
/** A block comment, or the first line of line comments. */
const commentPattern = new RegExp(`(?:/\\*\\*?\\s*(?:\\*\\s*)?|(?<!//.*\\n\\s*)// )(?:${pronouns}) .*`, 'g')

const participlePattern =
  /^export (?:type|interface) ((?:[A-Z][a-z]+(?:ed|ing)|Done|Drawn|Found|Given|Gone|Heard|Held|Kept|Known|Laid|Left|Lost|Made|Met|Paid|Read|Said|Seen|Sent|Shown|Sold|Spent|Spoken|Taken|Told|Written)\b)/gm
const nouns = ['Feed', 'Heading', 'Mapping', 'Rating', 'Recording', 'Setting', 'Timing', 'Warning']

const withoutSqlPattern =
  /^server\/src\/(?:money|people|learning|genie|studio|desk|app\/demo)\/.*(?<!\.queries|\.test)\.ts$/
const statementPattern = /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql[<`]|database\/prepared'/g

const [nameFaults, sqlFaults]: [string[], string[]] = [[], []]
for (const room of rooms) {
  for (const name of readdirSync(room, { encoding: 'utf8', recursive: true })) {
    const file = join(room, name)
    if (!/\.tsx?$/.test(file) || skippedPattern.test(file)) continue
    const source = readFileSync(file, 'utf8')
    const locate = (index: number, fault: string) => `${file}:${source.slice(0, index).split('\n').length} ${fault}`
    for (const { index, 0: text } of source.matchAll(commentPattern))
      nameFaults.push(locate(index, text.replace(/\s+/g, ' ')))
    for (const { index, 1: type = '' } of source.matchAll(participlePattern))
      if (!nouns.includes(type)) nameFaults.push(locate(index, type))
    if (!withoutSqlPattern.test(file)) continue
    for (const { index, 0: text } of source.matchAll(statementPattern)) sqlFaults.push(locate(index, text))
  }
}

function report(hint: string, faults: string[]) {
  if (faults.length === 0) return
  console.log([hint, ...faults].join('\n'))
  process.exitCode = 1
}
report(
  'A comment begins with its subject or a verb: "Errors of access checks."; a type is a noun: "ListFilter".',
  nameFaults,
)
report(
  'SQL stands in *.queries.ts: move the statement to the neighbouring one, as find…, add…, mark… or count….',
  sqlFaults,
)
