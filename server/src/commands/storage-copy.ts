import { parseArgs } from 'node:util'
import { readConfig } from '#platform/config/config'
import { copyFiles } from '#platform/media/copy-files'
import { chooseStorage, folderStorage } from '#platform/providers'
import { runCommand, UsageError } from './run/run-command'

const usage = 'npm run storage:copy -- --to s3 (or --to folder)'
const mebibyte = 1_048_576

/**
 * npm run storage:copy: copies all clips and pictures between DATA_DIR/media and the store that S3_* names, whichever
 * way. It may be stopped and run again, and removes nothing.
 */
await runCommand(async () => {
  const target = readTarget()
  const config = readConfig()
  if (!config.s3) throw new UsageError('S3_BUCKET and its keys are missing.')
  const stores = { folder: folderStorage(config), s3: await chooseStorage(config) }
  const source = stores[target === 's3' ? 'folder' : 's3']
  const result = await copyFiles(source, stores[target], ({ copied, existing }) => {
    if ((copied + existing) % 100 === 0) console.log(`${copied} copied, ${existing} there already …`)
  })
  console.log(
    `${result.copied} files copied (${Math.ceil(result.bytes / mebibyte)} MiB), ${result.existing} were there already.`,
  )
})

function readTarget(): 's3' | 'folder' {
  try {
    const { values } = parseArgs({ options: { to: { type: 'string' } } })
    if (values.to === 's3' || values.to === 'folder') return values.to
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
  throw new UsageError(usage)
}
