import { englishNames } from '../parts/language-names'
import type { FilterLook } from '../parts/list/filter-chips'
import { useListState } from '../parts/list/use-list-state'
import { videosTexts as t } from './videos.texts'

const videoFilters = ['topic', 'host', 'public', 'missing', 'without'] as const
const videoSorts = ['newest', 'oldest'] as const
export const sortWords = { newest: t.newest, oldest: t.oldest }

/** What the list shows, kept in the address. */
export const useVideoState = () => useListState({ filters: videoFilters, sorts: videoSorts })
export type VideoState = ReturnType<typeof useVideoState>

export const hostNames = { file: t.file, youtube: t.youtube, vimeo: t.vimeo } as const

/** The filters of the list; the topics come from the server. */
export function filterLooks(topics: { id: number; name: string }[]): Record<string, FilterLook> {
  return {
    topic: { label: t.topic, values: Object.fromEntries(topics.map(({ id, name }) => [String(id), name])) },
    host: { label: t.host, values: hostNames },
    missing: { label: t.missing, values: englishNames },
  }
}
