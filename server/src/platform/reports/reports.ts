import type { Config } from '#platform/config/config'
import { lazily } from '#platform/files/descriptors'
import { codeName, type ErrorReport, framesOf, scrubbed } from './scrub'
import type { Sender } from './sender'

export type Reports = {
  /** Reports an error of this process. Returns at once, and never throws. */
  report: (error: unknown) => void
  /** Forwards an error of a browser. */
  pass: (report: Omit<ErrorReport, 'from'>) => void
  /** Waits a moment for pending reports. */
  close: () => Promise<void>
}

const [maxPerMinute, maxPerKind, minuteMs, closeMs] = [60, 3, 60_000, 2000]

/**
 * A process in trouble repeats the same errors: reports are limited per minute, for each kind and
 * altogether.
 */
function createThrottle() {
  let began = 0
  let countByKind = new Map<string, number>()
  let all = 0
  return (kind: string): boolean => {
    const at = performance.now()
    if (at - began > minuteMs || began === 0) [began, countByKind, all] = [at, new Map(), 0]
    const count = (countByKind.get(kind) ?? 0) + 1
    if (all >= maxPerMinute || count > maxPerKind) return false
    countByKind.set(kind, count)
    all++
    return true
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function reportOf(error: unknown): ErrorReport {
  if (!(error instanceof Error)) return { from: 'server', type: typeof error, message: '', frames: [] }
  const code = textOf((error as { code?: unknown }).code)
  return {
    from: 'server',
    type: codeName(error.name),
    message: scrubbed(error.message),
    frames: framesOf(error),
    ...(code && { code: codeName(code) }),
  }
}

const library = lazily(() => import('./sender'))

/** Sends errors to a service that speaks Sentry's protocol; null if none is configured. Nothing waits for it. */
export function createReports({ errorReportDsn, environment }: Pick<Config, 'errorReportDsn' | 'environment'>) {
  if (!errorReportDsn) return null
  let sender: Promise<Sender> | undefined
  const mayPass = { server: createThrottle(), browser: createThrottle() }

  function send(report: ErrorReport) {
    const { from, type, code = '', message, frames } = report
    if (!mayPass[from](`${type} ${code} ${message} ${frames[0]?.file} ${frames[0]?.line}`)) return
    const ready = sender ?? library().then(({ createSender }) => createSender(errorReportDsn as string, environment))
    sender = ready
    ready
      .then((openSender) => openSender.send(report))
      .catch(() => {
        sender = undefined
      })
  }
  const reports: Reports = {
    report(error) {
      try {
        send(reportOf(error))
      } catch {
        // An error that can't be reported is still in the log.
      }
    },
    pass: ({ type, message, frames, ...otherFields }) =>
      send({
        ...otherFields,
        from: 'browser',
        type: codeName(type),
        message: scrubbed(message),
        frames: frames.map((frame) => ({
          ...frame,
          function: codeName(frame.function),
          file: codeName(frame.file),
        })),
      }),
    async close() {
      await sender?.then((ready) => ready.close(closeMs)).catch(() => {})
    },
  }
  return reports
}
