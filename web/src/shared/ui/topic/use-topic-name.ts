import type { Texts } from '../../i18n/texts'
import { useTexts } from '../../i18n/use-texts'
import { topicTexts } from './topic.texts'

/** Names topics in the reader's language; the server's name for a topic that this app does not know. */
export function useTopicName() {
  const t = useTexts(topicTexts as Texts)
  return (topicId: number | undefined, otherwise = '') => (topicId === undefined ? '' : t(String(topicId))) || otherwise
}
