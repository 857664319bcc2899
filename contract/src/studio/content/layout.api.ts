import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, done, id, inLanguages, line, text } from '../../fields'
import { maxSectionLessons, maxSections } from './lists.rules'
import { ListedLesson } from './skills.api'

const section = {
  id: Type.String({ pattern: '^[a-z0-9-]{3,60}$' }),
  title: inLanguages(line, 200),
  /** Whether its lessons have positions in the library; those of a hidden section have none. */
  is_shown: Type.Boolean(),
}

export const DeskSection = closed({ ...section, lessons: Type.Array(ListedLesson) })
export type DeskSection = Static<typeof DeskSection>

export const LayoutForm = closed({
  version: line(16),
  sections: Type.Array(
    closed({ ...section, video_ids: Type.Array(id(), { maxItems: maxSectionLessons, uniqueItems: true }) }),
    { maxItems: maxSections },
  ),
})
export type LayoutForm = Static<typeof LayoutForm>

export const deskLayoutApi = {
  'GET /admin/layout': {
    summary: 'Lists the sections of the library layout in their order',
    access: 'provider',
    data: closed({ sections: Type.Array(DeskSection), version: text(16) }),
  },
  'POST /admin/layout': {
    summary: 'Saves the whole layout, by the same rules as for packs',
    access: 'provider',
    errors: ['name_missing', 'section_twice', 'lesson_twice', 'lesson_gone', 'layout_too_long', 'changed_meanwhile'],
    body: LayoutForm,
    data: done,
  },
} satisfies Api
