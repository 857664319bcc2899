import { parseArgs } from 'node:util'
import { backUp } from '#platform/backup/back-up'
import { noteBackup } from '#platform/backup/last-backup'
import { describe } from '#platform/backup/restore'
import { type KeepRule, removeOld } from '#platform/backup/retention'
import { readConfig } from '#platform/config/config'
import { chooseDump, chooseStorage } from '#platform/providers'
import { runCommand, UsageError } from './run/run-command'
import { openBackups } from './run/with-place'

const usage = 'npm run backup -- --to <folder> (or --to s3) [--keep-days <number>] [--keep-weeks <number>]'

/**
 * npm run backup: writes database and files into a folder, or into the bucket that BACKUP_S3_* names, while the server
 * runs; then removes what the rule does not keep.
 */
await runCommand(async () => {
  const { to, rule } = readArguments()
  const config = readConfig()
  const [place, storage] = [await openBackups(config, to, true), await chooseStorage(config)]
  const now = () => new Date()
  const backup = await backUp({ database: chooseDump(config), storage, place, now, say: console.log })
  for (const key of backup.missing) console.error(`${key} is named by the database, but was missing in the storage.`)
  console.log(`Complete: ${describe(backup)}.`)
  await noteBackup(config.dataDir, backup.moment).catch(({ message }) =>
    console.error(`The server can't tell how old the backup is: ${message}`),
  )
  const removed = rule ? await removeOld(place, rule, now()) : []
  if (removed.length > 0) console.log(`Removed by the rule: ${removed.join(', ')}.`)
})

function readArguments(): { to: string; rule: KeepRule | null } {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({ options: { to: text, 'keep-days': text, 'keep-weeks': text } })
    const [days, weeks] = [numberOf(values['keep-days']), numberOf(values['keep-weeks'])]
    if (values.to)
      return { to: values.to, rule: days === null && weeks === null ? null : { days: days ?? 0, weeks: weeks ?? 0 } }
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
  throw new UsageError(usage)
}

function numberOf(value: string | undefined): number | null {
  if (value === undefined) return null
  if (!/^[1-9]\d{0,3}$/.test(value)) throw new UsageError(`${value} is not a number of days or weeks.`)
  return Number(value)
}
