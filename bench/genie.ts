import { fileURLToPath } from 'node:url'
import { languages } from '@kasama/contract/language'
import { startPostgres } from '../scripts/throwaway-postgres'
import { openPostgres } from '../server/src/platform/database/database'
import { migrate } from '../server/src/platform/database/migrate'
import { loadPack } from '../server/src/studio/content/load/load-pack'
import { askAll, type GenieResult } from '../server/test/chat/genie-questions'
import { nothingToStore } from '../server/test/library/nothing-to-store'

/**
 * Measures Genie's built-in answers with the committed questions over the demo library.
 *   npm run bench:genie [-- wrong]   (also prints each wrong answer, of the half that is used for tuning)
 */
const printsWrong = process.argv.includes('wrong')
const folder = fileURLToPath(new URL('../content', import.meta.url))
const share = (results: GenieResult[]) => {
  const right = results.filter(({ isRight }) => isRight).length
  return results.length === 0 ? '-' : `${right}/${results.length} ${Math.round((100 * right) / results.length)}%`
}

function print(results: GenieResult[]) {
  const columns = ['tuning', 'apart', 'all'] as const
  const row = (name: string, matches: (result: GenieResult) => boolean) => {
    const matching = results.filter(matches)
    const cells = columns.map((half) => share(matching.filter((result) => half === 'all' || result.half === half)))
    console.log(`${name.padEnd(34)}${cells.map((cell) => cell.padStart(14)).join('')}`)
  }
  console.log(`${''.padEnd(34)}${columns.map((name) => name.padStart(14)).join('')}`)
  row('right lesson first', ({ kind }) => kind === 'lesson')
  for (const language of languages)
    row(`  in ${language}`, (result) => result.kind === 'lesson' && result.language === language)
  row('  as workers write', ({ kind, plain }) => kind === 'lesson' && plain === true)
  row('says plainly that it does not know', ({ kind }) => kind === 'outside')
  row('emergencies', ({ kind }) => kind === 'emergency')
  const alarms = results.filter(({ kind, alarm }) => kind !== 'emergency' && alarm !== null)
  console.log(`${'false alarms'.padEnd(34)}${`${alarms.length}/${results.length}`.padStart(42)}`)
}

const postgres = await startPostgres()
const database = openPostgres(postgres.url)
try {
  await migrate(database.db)
  await loadPack({ db: database.db, now: () => new Date(), storage: nothingToStore }, folder)
  const results = await askAll(database.db)
  print(results)
  for (const { ask, actual, alarm, detail, isRight, half, first } of printsWrong ? results : [])
    if (!isRight && half === 'tuning') console.log(`${ask}\n  ${actual ?? alarm} (${first?.join(' ')}): ${detail}`)
} finally {
  await database.close()
  await postgres.stop()
}
