import { endOfDay, startOfDay } from '@kasama/contract/calendar.rules'
import { dayMs } from '@kasama/contract/durations.rules'
import { maxContractDays, maxOwnContractDays } from '@kasama/contract/people/organisation.rules'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'

/**
 * Returns the end of a contract whose last day is this one in Singapore. Only the provider may give a longer one than
 * households can pay for at once.
 */
export function contractEnd(lastDay: string, at: Date, { orgId }: Pick<User, 'orgId'>): Date {
  const [begins, ends] = [startOfDay(lastDay), endOfDay(lastDay)]
  if (!begins || !ends) return fail('invalid_input', { field: 'until' })
  const ahead = begins.getTime() - at.getTime()
  if (ahead <= 0 || ahead > maxContractDays * dayMs) fail('contract_day_invalid', { field: 'until' })
  if (orgId !== null && ahead > maxOwnContractDays * dayMs) fail('contract_too_long', { field: 'until' })
  return ends
}
