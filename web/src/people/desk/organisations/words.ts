import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { DeskOrganisation } from '@kasama/contract/people/desk/organisations.api'
import { lastDay } from '#desk-kit/day-texts.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { organisationsTexts as t } from './organisations.texts'

type State = { kind: 'ok' | 'warn' | 'bad'; word: string }

export const isAgency = ({ contracts }: DeskOrganisation) => contracts > 0

export function stateOf({ contracts, ending, next_end }: DeskOrganisation): State {
  if (contracts > 0 && next_end === null) return { kind: 'bad', word: t.expired }
  if (ending > 0) return { kind: 'warn', word: ending === 1 ? t.endsOne : fillIn(t.endsSome, { number: ending }) }
  return { kind: 'ok', word: t.active }
}

/** Last day of the household that loses access next; a word if there is none. */
export function lastDayText({ contracts, next_end }: DeskOrganisation): string {
  if (next_end) return lastDay(next_end)
  return contracts > 0 ? t.ended : t.noEnd
}

/** A day some years ahead in Singapore, as a date field writes it. */
export function dayYearsAhead(years: number, from = Date.now()): string {
  const day = new Date(singaporeDay(new Date(from)))
  day.setUTCFullYear(day.getUTCFullYear() + years)
  return day.toISOString().slice(0, 10)
}
