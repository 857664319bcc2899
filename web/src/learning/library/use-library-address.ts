import { useSearchParams } from 'react-router'
import { completedTopicId } from '#shared/ui/topic/topic-looks.ts'
import { type Category, readAddress, withCategory, withLanguages, without, withTopic } from './library-address'

/** Tab, topic and keywords are stored in the address, a history entry each; the scroll position is kept. */
export function useLibraryAddress() {
  const [params, setParams] = useSearchParams()
  const address = readAddress(params)
  const go = (next: URLSearchParams) => setParams(next, { preventScrollReset: true })
  const pressTopic = (topic: number) => go(withTopic(params, topic))
  return {
    address,
    chooseCategory(category: Category) {
      if (category !== address.category || address.topic === completedTopicId) go(withCategory(params, category))
    },
    pressTopic,
    showLanguages: (isAll: boolean) => go(withLanguages(params, isAll)),
    clearTopic: () => address.topic !== undefined && pressTopic(address.topic),
    clearSearch: () => go(without(params, 'q')),
  }
}
