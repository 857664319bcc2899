import { byLanguage, type Text } from '@kasama/contract/language'
import type { libraryApi } from '@kasama/contract/learning/library/library.api'
import { guest, viewerOf } from '#people/household/viewer'
import { feedDb } from '#platform/database/read-databases'
import type { Deps } from '#platform/deps'
import { isProvider, type User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { createCardCache } from './card-cache'
import { type FeedQuery, feed } from './feed'
import type { FeedName } from './feed.queries'
import { findSetting, findVideo, listTopics, listVideoTopics } from './library.queries'

type StoredSection = { title: Partial<Text>; hidden?: true }

/** The visible sections; a title that is not translated is in English. */
const shownSections = (sections: StoredSection[]) =>
  sections
    .filter(({ hidden }) => !hidden)
    .map(({ title, ...section }) => ({
      ...section,
      title: byLanguage((language) => title[language] || title.eng || ''),
    }))

export const libraryHandlers = (deps: Deps): Handlers<typeof libraryApi> => {
  const { db, now } = deps
  const libraryDb = feedDb(deps)
  const cards = { db, libraryDb, cache: createCardCache(libraryDb) }
  // Her own lists come from where she has just written.
  const ownCards = libraryDb === db ? cards : { db, libraryDb: db, cache: createCardCache(db) }
  const answer =
    (name: FeedName, from = cards) =>
    async ({ user, query }: { user: User; query: FeedQuery }) =>
      feed(from, { name, viewer: viewerOf(user, now(), query.lang), query })

  return {
    'GET /feeds/employer_all': answer('employer_all'),
    'GET /feeds/recently_added': answer('recently_added'),
    'GET /feeds/recommendation': answer('recommendation'),
    'GET /feeds/begun': answer('begun', ownCards),
    'GET /feeds/completed': answer('completed', ownCards),
    'GET /video_subscription/subscribed': answer('subscribed', ownCards),
    'GET /feeds/public': async ({ query }) => feed(cards, { name: 'public', viewer: guest(query.lang), query }),

    'GET /topics': async ({ query, user }) => {
      const language = query.lang ?? user?.language ?? 'eng'
      const topics = await listTopics(db)
      return topics.map(({ id, icon, colour, name }) => ({ id, icon, colour, name: name[language] || name.eng }))
    },

    'GET /videos/:id/topics': async ({ params }) => {
      if (!(await findVideo(db, params.id))) return fail('not_found')
      return listVideoTopics(db, params.id)
    },

    'GET /admin/settings/:key': async ({ params, user }) => {
      if (params.key !== 'library_layout' && !isProvider(user)) return fail('not_allowed')
      const setting = (await findSetting(db, params.key)) ?? fail('not_found')
      const value = params.key === 'library_layout' ? shownSections(setting.value as StoredSection[]) : setting.value
      return { key: setting.key, value: JSON.stringify(value) }
    },
  }
}
