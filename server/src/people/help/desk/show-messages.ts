import { firstName } from '@kasama/contract/first-name.rules'
import { byLanguage, type Language, type Text } from '@kasama/contract/language'
import { maxExactCount } from '@kasama/contract/lists.rules'
import type { DeskMessage, DeskThread } from '@kasama/contract/people/desk/messages.api'
import { showPeople } from '#people/account/desk/show-people'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { type PageQuery, type PageRange, pagesById } from '#platform/lists/pages'
import { countMessages, findMessages, findThread, type MessageFilter, type MessageRow } from './messages.queries'
import { greetings, readyAnswers } from './ready-answers.texts'

/** The templates with a writer's name filled in, in every language. */
function readyTexts(name: string): { title: string; texts: Text }[] {
  const text = (answer: Text, language: Language) =>
    `${greetings[language].replace('{name}', () => firstName(name))} ${answer[language]}`
  return readyAnswers.map(({ title, texts }) => ({
    title,
    texts: byLanguage((language) => text(texts, language)),
  }))
}

const toDeskMessage = ({ read_at, created_at, ...row }: MessageRow): DeskMessage => ({
  id: row.id,
  name: row.name,
  subject: row.subject,
  preview: row.preview,
  state: row.state,
  handled_by: row.handled_by,
  created_at: created_at.toISOString(),
  is_unread: read_at === null,
})

export async function listMessages({ db }: Deps, query: PageQuery & MessageFilter) {
  const { total, open } = await countMessages(db, query)
  const find = (range: PageRange) => findMessages(db, query, range, total > maxExactCount)
  return { ...(await pagesById.countedPage({ query, total, find, show: toDeskMessage })), open }
}

const iso = (at: Date | string) => new Date(at).toISOString()

/** A message with its context. A worker's User ID may be her email address. */
export async function showThread(deps: Deps, id: number): Promise<DeskThread> {
  const row = (await findThread(deps.db, id)) ?? fail('not_found')
  const [person = null] = row.user_id === null ? [] : await showPeople(deps, [row.user_id], null)
  const { preview: _, ...message } = toDeskMessage(row)
  return {
    ...message,
    text: row.text,
    mail_to: addressOf(row),
    language_code: row.language_code ?? 'eng',
    person,
    parts: row.parts.map((part) => ({
      ...part,
      created_at: iso(part.created_at),
      sent_at: part.sent_at && iso(part.sent_at),
    })),
    earlier: row.earlier.map((earlierMessage) => ({ ...earlierMessage, created_at: iso(earlierMessage.created_at) })),
    newer_id: row.newer_id,
    older_id: row.older_id,
    ready: readyTexts(row.name),
  }
}

/** The address for an answer: the one in the form, or that of the writer's login. */
export function addressOf({ email, login }: { email: string | null; login: string | null }): string | null {
  if (email) return email
  return login?.includes('@') ? login : null
}
