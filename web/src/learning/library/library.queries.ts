import { minuteMs } from '@kasama/contract/durations.rules'
import type { Language } from '@kasama/contract/language'
import type { Card } from '@kasama/contract/learning/library/library.api'
import { type InfiniteData, infiniteQueryOptions, type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { useLanguage } from '#shared/i18n/use-texts.ts'
import { completedTopicId } from '#shared/ui/topic/topic-looks.ts'
import { type FeedName, feedOf, isInLanguage, type LibraryView } from './library-view'

const calls = {
  employer_all: 'GET /feeds/employer_all',
  recently_added: 'GET /feeds/recently_added',
  recommendation: 'GET /feeds/recommendation',
  completed: 'GET /feeds/completed',
  begun: 'GET /feeds/begun',
  subscribed: 'GET /video_subscription/subscribed',
  public: 'GET /feeds/public',
} as const satisfies Record<FeedName, string>

type Page = { items: Card[]; next_cursor: string | null }
type Feed = InfiniteData<Page>

type Filter = { q?: string; topic?: number; in_language?: Language }

/** The videos of a tab and its filters. */
export function feedQuery(view: LibraryView, isWorker: boolean, lang: Language) {
  const { keywords, topic } = view
  return cardsQuery(feedOf(view, isWorker), lang, {
    ...(keywords !== '' && { q: keywords }),
    ...(topic !== undefined && topic !== completedTopicId && { topic }),
    ...(isInLanguage(view, isWorker, lang) && { in_language: lang }),
  })
}

export const useFeed = (view: LibraryView, isWorker: boolean) =>
  useInfiniteQuery(feedQuery(view, isWorker, useLanguage()))

/** The videos that guests may watch. */
export const usePublicFeed = () => useCards('public')

/** The lesson to continue: the first one of her list that she has begun and may open. */
export const begunQuery = (lang: Language) => cardsQuery('begun', lang)
export function useBegunLesson() {
  const { isPending, data } = useInfiniteQuery(begunQuery(useLanguage()))
  return { isPending, card: data?.cards.find(({ is_locked }) => !is_locked) }
}

export const useCards = (name: FeedName, filter?: Filter) => useInfiniteQuery(cardsQuery(name, useLanguage(), filter))

/** A feed, a page at a time. Kept for half an hour, so that she returns to the same position. */
function cardsQuery(name: FeedName, lang: Language, filter: Filter = {}) {
  const query = { lang, ...filter }
  return infiniteQueryOptions({
    queryKey: queryKeys.feed(name, query),
    queryFn: ({ pageParam, signal }) =>
      request(calls[name], { query: { ...query, ...(pageParam !== '' && { cursor: pageParam }) } }, { signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    gcTime: 30 * minuteMs,
    select: (feed: Feed) => ({ cards: feed.pages.flatMap((page) => page.items) }),
  })
}

/** Marks a video as added, or not, in every cached feed. */
export function markAdded(client: QueryClient, videoId: number, is_subscribed: boolean) {
  const mark = (card: Card) => (card.video_id === videoId ? { ...card, is_subscribed } : card)
  const markIn = (page: Page) => ({ ...page, items: page.items.map(mark) })
  client.setQueriesData<Feed | Page>({ queryKey: ['feed'] }, (feed) => {
    if (!feed) return feed
    return 'pages' in feed ? { ...feed, pages: feed.pages.map(markIn) } : markIn(feed)
  })
}
