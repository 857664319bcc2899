import type { Text } from '@kasama/contract/language'
import { searchRow } from '#platform/search/search-words'
import type { VideoRecord } from './video.queries'

/** A video's search row: titles before other words, subtitles and topic names. */
export function searchOf({ words, subtitles }: Pick<VideoRecord, 'words' | 'subtitles'>, topics: Text[]) {
  const spoken = Object.values(subtitles).map((cues) => cues.map(({ text }) => text).join(' '))
  return searchRow({
    titles: words.map(({ title }) => title),
    texts: [...words.flatMap((row) => [row.description, row.sub_description]), ...spoken],
    topicNames: topics.flatMap((name) => Object.values(name)),
  })
}
