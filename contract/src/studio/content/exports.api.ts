import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, id, text } from '../../fields'
import { VideoSearch } from '../../learning/desk/videos.api'

/** Lessons by ids or by a list's filters; with neither, the whole library with topics, skills, layout and FAQ. */
const Selection = closed({
  ids: Type.Optional(Type.Array(id(), { minItems: 1, maxItems: 30_000, uniqueItems: true })),
  /** Ignored if ids are given. */
  filters: Type.Optional(VideoSearch),
})
export type ExportSelection = Static<typeof Selection>

/** Published lessons of the selection, and those left out because they are not published. */
const counts = { lessons: count(), left_out: count() }

export const deskExportsApi = {
  'POST /admin/exports/look': {
    summary:
      'Counts the lessons of a selection that can be exported as a content pack; returns whether they fit into one',
    access: 'provider',
    body: Selection,
    data: closed({ ...counts, is_too_large: Type.Boolean() }),
  },
  'POST /admin/exports': {
    summary: 'Prepares a content pack of a selection; returns its download URL, valid for an hour',
    access: 'provider',
    fresh: true,
    errors: ['nothing_to_export', 'export_too_large'],
    body: Selection,
    data: closed({ ...counts, address: text(200) }),
  },
} satisfies Api
