import { longestContractDays } from '@kasama/contract/organisation.rules'
import { singaporeDay } from '@kasama/contract/progress.rules'
import { fail } from '../../../../platform/http/errors'

const dayMs = 86_400_000

/** When a contract ends whose last day is that one of Singapore's calendar. */
export function contractEnd(lastDay: string, at: Date): Date {
  const begins = new Date(`${lastDay}T00:00:00+08:00`)
  if (Number.isNaN(begins.getTime()) || singaporeDay(begins) !== lastDay) fail('invalid_input', { field: 'until' })
  const ahead = begins.getTime() - at.getTime()
  if (ahead <= 0 || ahead > longestContractDays * dayMs) fail('contract_day_invalid', { field: 'until' })
  return new Date(begins.getTime() + dayMs)
}
