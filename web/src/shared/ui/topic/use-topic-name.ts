import { useTopics } from '../../api/queries/topics.queries'
import type { Texts } from '../../i18n/texts'
import { useTexts } from '../../i18n/use-texts'
import { topicTexts } from './topic.texts'

/** Topic names in the reader's language, as the provider has set them; until they are loaded, the built-in ones. */
export function useTopicName() {
  const t = useTexts(topicTexts as Texts)
  const { data: topics = [] } = useTopics()
  return (topicId: number | undefined, fallback = '') => {
    if (topicId === undefined) return ''
    return topics.find(({ id }) => id === topicId)?.name || t(String(topicId)) || fallback
  }
}
