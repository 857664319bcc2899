import { type Config, ConfigError, readConfig } from '#platform/config/config'
import { FolderInUse } from '#platform/database/connection/folder-lock'
import { DatabaseTooOld } from '#platform/database/migrate'
import { killAfter } from '#platform/end-process'
import { isOutOfDescriptors } from '#platform/files/system-error'
import { createLog } from '#platform/log/log'
import { createReports } from '#platform/reports/reports'
import { start } from './start'

/** After the draining; supervisors that wait 10 seconds want the process to be gone by then. */
const [graceMs, killMs] = [8000, 9000]
/** A terminal and npm both send Ctrl+C: signals that close together are one. */
const sameSignalMs = 500

function giveUp(error: unknown): never {
  const isPlain = [ConfigError, DatabaseTooOld, FolderInUse].some((kind) => error instanceof kind)
  const { message, stack } = error as Error
  process.stderr.write(`${isPlain ? message : stack}\n`)
  process.exit(1)
}

function readConfigOrGiveUp(): Config {
  try {
    return readConfig()
  } catch (error) {
    return giveUp(error)
  }
}

const config = readConfigOrGiveUp()
const reports = createReports(config)
const log = createLog(config, { onError: reports?.report })
const started = start(config, log, { reports })
let stoppingSince: number | null = null

/**
 * Drains, stops in order, and ends the process with that code; ends it in any case after a while, by a thread if the
 * event loop is blocked.
 */
function leave(code: number, drainMs: number) {
  if (stoppingSince !== null) return
  stoppingSince = performance.now()
  setTimeout(() => process.exit(1), drainMs + graceMs).unref()
  killAfter(drainMs + killMs)
  started
    .then(({ stop }) => stop({ drainMs }))
    .then(reports?.close)
    .then(() => process.exit(code), giveUp)
}

/** A second signal ends the process at once. */
function onSignal() {
  if (stoppingSince !== null && performance.now() - stoppingSince > sameSignalMs) process.exit(1)
  leave(0, config.drainMs)
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, onSignal)
// The readers of the output may disappear (a log collector that ends, a closed terminal): the server keeps running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
// The last guard, for our own bugs or a library's: they may fail one request, not all. After an error that was thrown
// where nobody could catch it the state is unknown: the process stops in order, and its supervisor starts it again. A
// missing descriptor is known: nothing was opened, and ending would refuse everybody.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection was not handled'))
process.on('uncaughtException', (error) => {
  if (isOutOfDescriptors(error)) return log.error({ err: error }, 'a descriptor was missing where nobody waited for it')
  log.fatal({ err: error }, 'an error was not caught')
  leave(1, 0)
})
await started.catch(giveUp)
