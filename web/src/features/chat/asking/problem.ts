import { RequestError } from '../../../shared/api/request-error'
import { clockTime } from '../../../shared/format/clock-time'
import { readerLanguage } from '../../../shared/i18n/language'

/** What is said of a call that failed; when it goes on is told as her language tells the time. */
export function problemIn(error: unknown): string {
  if (!(error instanceof Error)) return ''
  const time = error instanceof RequestError ? error.values?.time : undefined
  return typeof time === 'string' ? error.message.replace(time, clockTime(time, readerLanguage())) : error.message
}
