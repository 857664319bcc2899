import { fail } from '#platform/http/errors'

/** Parses a moment from a request, within the years that databases store; invalid_input otherwise. */
export function readMoment(text: string, field?: string): Date {
  const at = new Date(text)
  const year = at.getUTCFullYear()
  return year >= 1 && year <= 9999 ? at : fail('invalid_input', field === undefined ? {} : { field })
}
