import type { Language } from '@kasama/contract/language'
import { rowId } from '#shared/row-id.ts'
import { readKeywords } from '#shared/search/keywords.ts'
import { completedTopicId } from '#shared/ui/topic/topic-looks.ts'

/** The library's view, stored in the URL: tab, topic, the video to scroll to, keywords. */
export type LibraryView = {
  category: Category
  topic: number | undefined
  video: number | undefined
  keywords: string
  /** Whether videos without her language are included. */
  allLanguages: boolean
}

/** Query field that shows the hint about the add button. */
export const hintField = 'showAddButtonPopup'

const languagesField = 'languages'

export type Category = '0' | '1' | '2'

export function readView(params: URLSearchParams): LibraryView {
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

/** Whether it is a worker's first view: her whole list. */
export const isHomeView = ({ category, topic, keywords }: LibraryView, isWorker: boolean) =>
  isWorker && category === '0' && topic === undefined && keywords === ''

/** The selected tab; the completed videos belong to none. */
export function tabOf({ category, topic }: LibraryView): Category | undefined {
  return topic === completedTopicId ? undefined : category
}

export function withCategory(params: URLSearchParams, category: Category): URLSearchParams {
  const next = new URLSearchParams(params)
  next.set('cat', category)
  next.delete('video')
  if (readView(next).topic === completedTopicId) next.delete('topic')
  return next
}

/** Selects a topic; a topic already selected is cleared. */
export function withTopic(params: URLSearchParams, topic: number): URLSearchParams {
  const next = new URLSearchParams(params)
  const { category, topic: chosen } = readView(params)
  next.delete('video')
  next.set('cat', category)
  if (chosen === topic) next.delete('topic')
  else next.set('topic', String(topic))
  return next
}

export function withLanguages(params: URLSearchParams, isAll: boolean): URLSearchParams {
  const next = withoutParam(params, 'video')
  if (isAll) next.set(languagesField, 'all')
  else next.delete(languagesField)
  return next
}

/** Beyond her list a worker sees videos in her language, unless she asks for all; English is in every video. */
export const isInLanguage = ({ category, topic, allLanguages }: LibraryView, isWorker: boolean, lang: Language) =>
  isWorker && lang !== 'eng' && category !== '0' && topic !== completedTopicId && !allLanguages

/** Whether all videos are shown, without any filter. */
export const isUnfiltered = (view: LibraryView, isWorker: boolean, lang: Language) =>
  ['employer_all', 'recently_added'].includes(feedOf(view, isWorker)) &&
  view.topic === undefined &&
  !isInLanguage(view, isWorker, lang)

export function withoutParam(params: URLSearchParams, field: string): URLSearchParams {
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
export function feedOf({ category, topic }: LibraryView, isWorker: boolean): FeedName {
  if (topic === completedTopicId) return 'completed'
  if (category === '1') return 'recommendation'
  if (category === '2') return 'recently_added'
  return isWorker ? 'subscribed' : 'employer_all'
}
