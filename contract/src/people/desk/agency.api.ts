import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import {
  cappedCounts,
  closed,
  count,
  countedPage,
  day,
  id,
  languageCode,
  line,
  moment,
  nullable,
  paging,
  text,
  withId,
} from '../../fields'

/** An employer of an organisation, with her worker. */
export const DeskHousehold = closed({
  /** The employer's account. */
  id: id(),
  name: text(200),
  email: text(254),
  worker: nullable(
    closed({
      id: id(),
      name: text(200),
      user_id: text(254),
      img_url: nullable(text(200)),
      language_code: languageCode(),
      /** Lessons completed since Monday. */
      lessons: count(),
      /** Day of the worker's latest visit; null if there was none. */
      seen_on: nullable(day()),
    }),
  ),
  /** End of the agency's contract; null if there is none. */
  ends_at: nullable(moment()),
})
export type DeskHousehold = Static<typeof DeskHousehold>

/** Views: workers who never logged in, workers not seen for two weeks, contracts that end within 30 days. */
export const householdViews = ['not_in', 'quiet', 'ending'] as const

const weekTotals = () => closed({ workers: count(), lessons: count(), answers: count(), right_first: count() })

/** The first page of an organisation's own desk. */
export const deskAgencyApi = {
  'GET /admin/organisations/:id/home': {
    summary: 'Counts the households of an organisation by view; returns the learning figures of this week and the last',
    access: 'organisation',
    errors: ['not_found'],
    params: withId,
    data: closed({
      ...cappedCounts('households', 'logged_in', 'not_in', 'quiet', 'ending'),
      this_week: weekTotals(),
      last_week: weekTotals(),
    }),
  },
  'GET /admin/organisations/:id/households': {
    summary: 'Lists the households of an organisation, newest first',
    access: 'organisation',
    errors: ['not_found'],
    params: withId,
    query: closed({
      /** A name, an email or a User ID, or a part of it. */
      q: Type.Optional(line(100)),
      view: Type.Optional(Type.Enum(householdViews)),
      language: Type.Optional(languageCode()),
      ...paging,
    }),
    data: countedPage(DeskHousehold),
  },
} satisfies Api
