import { useSearchParams } from 'react-router'
import { completedTopicId } from '#shared/ui/topic/topic-looks.ts'
import { type Category, readView, withCategory, withLanguages, withoutParam, withTopic } from './library-view'

/** Tab, topic and keywords, stored in the URL with a history entry each; the scroll position is kept. */
export function useLibraryView() {
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const go = (next: URLSearchParams) => setParams(next, { preventScrollReset: true })
  const pressTopic = (topic: number) => go(withTopic(params, topic))
  return {
    view,
    chooseCategory(category: Category) {
      if (category !== view.category || view.topic === completedTopicId) go(withCategory(params, category))
    },
    pressTopic,
    showLanguages: (isAll: boolean) => go(withLanguages(params, isAll)),
    clearTopic: () => view.topic !== undefined && pressTopic(view.topic),
    clearSearch: () => go(withoutParam(params, 'q')),
  }
}
