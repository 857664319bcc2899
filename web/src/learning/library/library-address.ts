import type { Language } from '@kasama/contract/language'
import { rowId } from '#shared/row-id.ts'
import { readKeywords } from '#shared/search/keywords.ts'
import { completedTopicId } from '#shared/ui/topic/topic-looks.ts'

/** State in the library's address: tab, topic, the video to scroll to, keywords. */
export type LibraryAddress = {
  category: Category
  topic: number | undefined
  video: number | undefined
  keywords: string
  /** Also videos without her language. */
  allLanguages: boolean
}

/** The field that shows the hint about the add button. */
export const hintField = 'showAddButtonPopup'

const languagesField = 'languages'

export type Category = '0' | '1' | '2'

export function readAddress(params: URLSearchParams): LibraryAddress {
  const category = params.get('cat')
  const topic = params.get('topic')
  return {
    category: category === '1' || category === '2' ? category : '0',
    topic: topic === String(completedTopicId) ? completedTopicId : rowId(topic),
    video: rowId(params.get('video')),
    keywords: readKeywords(params.get('q') ?? ''),
    allLanguages: params.get(languagesField) === 'all',
  }
}

/** Whether it is a worker's start: her whole list. */
export const isHomeOf = ({ category, topic, keywords }: LibraryAddress, isWorker: boolean) =>
  isWorker && category === '0' && topic === undefined && keywords === ''

/** The selected tab; the completed videos belong to none. */
export function tabOf({ category, topic }: LibraryAddress): Category | undefined {
  return topic === completedTopicId ? undefined : category
}

export function withCategory(params: URLSearchParams, category: Category): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('cat', category)
  next.delete('video')
  if (readAddress(next).topic === completedTopicId) next.delete('topic')
  return next
}

/** Selects a topic; a topic already selected is cleared. */
export function withTopic(params: URLSearchParams, topic: number): URLSearchParams {
  const next = new URLSearchParams(params)
  const { category, topic: chosen } = readAddress(params)
  next.delete('video')
  next.set('cat', category)
  if (chosen === topic) next.delete('topic')
  else next.set('topic', String(topic))
  return next
}

export function withLanguages(params: URLSearchParams, isAll: boolean): URLSearchParams {
  const next = without(params, 'video')
  if (isAll) next.set(languagesField, 'all')
  else next.delete(languagesField)
  return next
}

/** Beyond her list a worker sees videos in her language, unless she asks for all; English is in every video. */
export const isInLanguage = ({ category, topic, allLanguages }: LibraryAddress, isWorker: boolean, lang: Language) =>
  isWorker && lang !== 'eng' && category !== '0' && topic !== completedTopicId && !allLanguages

/** Whether all videos are shown, without any filter. */
export const isWhole = (address: LibraryAddress, isWorker: boolean, lang: Language) =>
  ['employer_all', 'recently_added'].includes(feedOf(address, isWorker)) &&
  address.topic === undefined &&
  !isInLanguage(address, isWorker, lang)

export function without(params: URLSearchParams, field: string): URLSearchParams {
  const next = new URLSearchParams(params)
  next.delete(field)
  return next
}

export type FeedName =
  | 'employer_all'
  | 'subscribed'
  | 'recommendation'
  | 'recently_added'
  | 'completed'
  | 'begun'
  | 'public'

/** The feed behind a tab: All for employers, Must Watch for workers, Related, Recently Added. */
export function feedOf({ category, topic }: LibraryAddress, isWorker: boolean): FeedName {
  if (topic === completedTopicId) return 'completed'
  if (category === '1') return 'recommendation'
  if (category === '2') return 'recently_added'
  return isWorker ? 'subscribed' : 'employer_all'
}
