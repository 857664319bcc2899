import { type Static, Type } from 'typebox'
import type { Api } from '../../../call'
import { closed, count, id, text } from '../../../fields'
import { VideoSearch } from './videos.api'

/** Lessons by their ids, or all that a list of the desk shows; the whole library, with its topics, skills, layout and FAQ, where neither is named. */
const Selection = closed({
  ids: Type.Optional(Type.Array(id(), { minItems: 1, maxItems: 30_000, uniqueItems: true })),
  /** Not looked at where ids are named. */
  filters: Type.Optional(VideoSearch),
})
export type ExportSelection = Static<typeof Selection>

/** Lessons that are published, and those of the selection that are not. */
const counts = { lessons: count(), left_out: count() }

export const deskExportsApi = {
  'POST /admin/exports/look': {
    summary: 'How many of some lessons, or of all, can go out as a content pack, and whether one holds them',
    access: 'provider',
    body: Selection,
    data: closed({ ...counts, is_too_large: Type.Boolean() }),
  },
  'POST /admin/exports': {
    summary: 'Orders a content pack of some lessons, or of the whole library; its address is good for an hour',
    access: 'provider',
    fresh: true,
    errors: ['nothing_to_export', 'export_too_large'],
    body: Selection,
    data: closed({ ...counts, address: text(200) }),
  },
} satisfies Api
