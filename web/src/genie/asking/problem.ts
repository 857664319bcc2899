import { RequestError } from '#shared/api/request-error.ts'
import { clockTime } from '#shared/format/clock-time.ts'
import { readerLanguage } from '#shared/i18n/language.ts'

/** The message of a failed call; the time from which she may ask again has the form of her language. */
export function problemIn(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const time = error instanceof RequestError ? error.values?.time : undefined
  return typeof time === 'string' ? error.message.replace(time, clockTime(time, readerLanguage())) : error.message
}
