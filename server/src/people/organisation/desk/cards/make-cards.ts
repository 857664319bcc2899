import type { PrintedLogin } from '@kasama/contract/desk/people/households.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { drawPdf } from '#platform/pdf/one-at-a-time'
import { findShortUrl } from '../desk-organisations.queries'
import { drawCards } from './draw-cards'

type CardsRequest = { orgId: number; logins: PrintedLogin[]; on_a_page: 8 | 4 | 1 }

/**
 * Makes login cards as one PDF. The caller sends the passwords, which were returned when they were made, and they are
 * not stored.
 */
export async function makeCards({ db, config, now }: Deps, { orgId, logins, on_a_page: onAPage }: CardsRequest) {
  const { name, short_url } = (await findShortUrl(db, orgId)) ?? fail('not_found')
  const login = `${config.origin}/${short_url}`
  const addressOf = ({ user_id, language_code }: PrintedLogin) =>
    `${login}?${new URLSearchParams({ as: 'helper', user: user_id, lang: language_code })}`
  const shown = login.replace(/^https?:\/\//, '')
  const sheet = { logins, onAPage, organisation: name, shown, addressOf, at: now() }
  const pdf = await drawPdf((faces) => drawCards(faces, sheet))
  return { pages: Math.ceil(logins.length / onAPage), pdf: pdf.toString('base64') }
}
