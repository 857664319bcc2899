import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, count, id, text } from '../fields'

/** A lesson that a bulk action refused to change, and why. */
export const RefusedLesson = closed({ id: id(), title: text(300), code: text(60), reason: text(2000) })
export type RefusedLesson = Static<typeof RefusedLesson>

const many = { minItems: 1, maxItems: 100, uniqueItems: true }
const ids = () => Type.Array(id(), many)

const Published = closed({
  id: id(),
  version: count(),
  /** Whether readers saw an earlier version of it. */
  was_out: Type.Boolean(),
})

/** Actions on several lessons at once; each has its inverse, offered for ten seconds. */
export const deskBulkApi = {
  'POST /admin/videos/public': {
    summary: 'Opens lessons to guests, or closes them; answers those that changed',
    access: 'provider',
    errors: ['not_found'],
    body: closed({ ids: ids(), is_public: Type.Boolean() }),
    data: closed({ ids: Type.Array(id()) }),
  },
  'POST /admin/videos/topic': {
    summary: 'Adds a topic to the drafts of lessons, or takes it out of them; answers those that changed',
    access: 'provider',
    errors: ['not_found'],
    body: closed({ ids: ids(), topic_id: id(), is_on: Type.Boolean() }),
    data: closed({ ids: Type.Array(id()) }),
  },
  'POST /admin/videos/publish': {
    summary: 'Publishes drafts, each as the revision that was listed; what is refused is named, the others come out',
    access: 'provider',
    body: closed({ lessons: Type.Array(closed({ id: id(), revision: count() }), many) }),
    data: closed({ published: Type.Array(Published), refused: Type.Array(RefusedLesson) }),
  },
  'POST /admin/videos/publish/undo': {
    summary: 'Readers see again what they saw before; what was published is the draft again',
    access: 'provider',
    body: closed({ lessons: Type.Array(Published, many) }),
    data: closed({ ids: Type.Array(id()), refused: Type.Array(RefusedLesson) }),
  },
  'POST /admin/videos/take-back': {
    summary: 'Takes published lessons out of the library; what is refused is named',
    access: 'provider',
    body: closed({ ids: ids() }),
    data: closed({ ids: Type.Array(id()), refused: Type.Array(RefusedLesson) }),
  },
  'POST /admin/videos/take-back/undo': {
    summary: 'Lessons that were taken back are in the library again as they were',
    access: 'provider',
    body: closed({ ids: ids() }),
    data: closed({ ids: Type.Array(id()), refused: Type.Array(RefusedLesson) }),
  },
} satisfies Api
