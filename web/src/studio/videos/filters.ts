import { englishNames } from '@kasama/contract/language'
import type { VideoSearch } from '@kasama/contract/learning/desk/videos.api'
import type { FilterSpec } from '#desk-kit/list/head/filters.tsx'
import type { ListState } from '#desk-kit/list/use-list-state.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { videosTexts as t } from './videos.texts'

export const videoFilters = ['topic', 'host', 'public', 'state', 'missing', 'machine', 'without', 'import'] as const

/** Search and filters of the list in the address. */
export type VideoState = Pick<ListState, 'q' | 'filters'>

/** Returns the search that gives all pages of the list; the server checks its values, which come from the address. */
export function searchOf({ q, filters }: VideoState): VideoSearch {
  const set = Object.entries({ q, ...filters }).filter(([, value]) => value !== '')
  return Object.fromEntries(
    set.map(([name, value]) => [name, name === 'topic' || name === 'import' ? Number(value) : value]),
  )
}

/** Address of the page that exports all pages of the list; the whole library if nothing narrows it. */
export function exportPath({ q, filters }: VideoState): string {
  const search = new URLSearchParams(Object.entries({ q, ...filters }).filter(([, value]) => value !== ''))
  return search.size > 0 ? `/admin/videos/export?${search}` : '/admin/videos/export'
}

export const hostNames = { file: t.file, youtube: t.youtube, vimeo: t.vimeo } as const

/** The filters of the list; topics come from the server, and an import is offered only if the address names it. */
export function filterSpecs(
  topics: { id: number; name: string }[],
  import_: string | undefined,
): Record<string, FilterSpec> {
  return {
    topic: { label: t.topic, values: Object.fromEntries(topics.map(({ id, name }) => [String(id), name])) },
    host: { label: t.host, values: hostNames },
    state: {
      label: t.state,
      values: {
        draft: t.draft,
        scheduled: t.state_scheduled,
        published: t.state_published,
        taken_back: t.state_taken_back,
      },
    },
    public: { label: t.who, values: { yes: t.public, no: t.subscribers } },
    missing: { label: t.missing, values: englishNames },
    ...(import_ && { import: { label: t.import, values: { [import_]: fillIn(t.importNumber, { number: import_ }) } } }),
    machine: { label: t.machine, values: { any: t.anyLanguage, ...englishNames } },
  }
}
