import { parseArgs } from 'node:util'
import { undoImport } from '#studio/content/import/undo-import'
import { runCommand, UsageError, withDatabase } from './run/run-command'

const usage = 'npm run content:remove -- --import <number>'

/** npm run content:remove: removes the videos that an import added. Exit code 1 if some of them had to stay. */
await runCommand(async () => {
  const id = readId()
  await withDatabase(async (deps) => {
    const undone = await undoImport(deps, id)
    if (!undone) throw new UsageError(`There is no import ${id}, or nothing of it is left.`)
    for (const title of undone.kept) console.error(`kept, for somebody has watched, chosen or changed it: ${title}`)
    console.log(`${undone.removed} videos removed, ${undone.kept.length} kept.`)
    if (undone.kept.length > 0) process.exitCode = 1
  })
})

function readId(): number {
  try {
    const { values } = parseArgs({ options: { import: { type: 'string' } } })
    if (values.import && /^\d{1,9}$/.test(values.import)) return Number(values.import)
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
  throw new UsageError(usage)
}
