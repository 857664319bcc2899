import { englishNames } from '@kasama/contract/language'
import { maxExactCount } from '@kasama/contract/lists.rules'
import type { DeskPerson } from '@kasama/contract/people/desk/accounts.api'
import type { DeskSearchResults } from '@kasama/contract/people/desk/search.api'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { moneyWithCents } from '#shared/format/money.ts'
import { searchTexts as t } from './search.texts'
import type { Hit, SearchResult } from './search-result'

/** Searches people, organisations and payments at the server. */
export async function searchDesk(q: string, signal: AbortSignal): Promise<SearchResult> {
  const result = await deskRequest('GET /admin/search', { query: { q } }, { signal })
  const groups = [
    { name: t.workers, hits: result.workers.map(personHit) },
    { name: t.employers, hits: result.employers.map(personHit) },
    { name: t.organisations, hits: result.organisations.map(organisationHit) },
    { name: t.payments, hits: result.payments.map(paymentHit) },
  ]
  return { groups, isClose: result.is_close }
}

function personHit({ id, name, login, role, linked, org, plan_name, language_code, ...person }: DeskPerson): Hit {
  const facts = [
    { label: role === 'W' ? t.userId : t.email, value: login },
    { label: role === 'W' ? t.employer : t.worker, value: linked?.name ?? t.nobody },
    { label: t.plan, value: plan_name },
    { label: t.language, value: englishNames[language_code] },
    { label: t.seen, value: person.seen_on ? plainSingaporeDate(person.seen_on, 'eng') : t.never },
  ]
  return {
    id: `person-${id}`,
    title: name || login,
    detail: [login, org?.name].filter(Boolean).join(', '),
    to: `/admin/accounts/${id}`,
    tag: person.blocked_at ? t.blocked : plan_name,
    facts,
  }
}

const organisationHit = ({ id, name, short_url, accounts }: DeskSearchResults['organisations'][number]): Hit => ({
  id: `org-${id}`,
  title: name,
  detail: `/${short_url}`,
  to: `/admin/organisations/${id}`,
  facts: [{ label: t.accounts, value: accounts > maxExactCount ? t.manyAccounts : String(accounts) }],
})

const paymentHit = ({ id, name, number, amount, state, paid_at }: DeskSearchResults['payments'][number]): Hit => ({
  id: `payment-${id}`,
  title: [moneyWithCents(amount), name].filter(Boolean).join(', '),
  detail: [plainSingaporeDate(paid_at, 'eng'), number].filter(Boolean).join(', '),
  to: `/admin/payments/${id}`,
  tag: state,
})
