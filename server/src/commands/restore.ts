import { parseArgs } from 'node:util'
import { listComplete, readBackup } from '#platform/backup/place/backup-list'
import { checkBackup, describe, findBackup, restore } from '#platform/backup/restore'
import { readConfig } from '#platform/config/config'
import { chooseDump, chooseStorage } from '#platform/providers'
import { runCommand, UsageError } from './run/run-command'
import { openBackups } from './run/with-place'

const usage = 'npm run restore -- --from <folder> (or --from s3) [--backup <id>] [--list] [--check]'

/**
 * npm run restore: restores the newest backup, or the named one, into an empty database and an empty storage. `--list`
 * lists the backups; `--check` reads one whole and restores nothing.
 */
await runCommand(async () => {
  const { from, backup: id, list, check } = readArguments()
  const config = readConfig()
  const place = await openBackups(config, from, false)
  if (list) {
    for (const one of await listComplete(place)) console.log(describe(await readBackup(place, one)))
    return
  }
  const backup = await findBackup(place, id ?? null)
  if (check) return checkBackup({ place, say: console.log }, backup)
  const storage = await chooseStorage(config)
  await restore({ place, storage, database: chooseDump(config), say: console.log }, backup)
  console.log(`Restored and checked: ${describe(backup)}.`)
})

function readArguments() {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
  try {
    const { values } = parseArgs({ options: { from: text, backup: text, list: flag, check: flag } })
    if (values.from) return { ...values, from: values.from }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
  throw new UsageError(usage)
}
