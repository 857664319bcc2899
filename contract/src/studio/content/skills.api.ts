import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, done, id, inLanguages, line, nullable, text, withId } from '../../fields'
import { maxSkillLessons } from './lists.rules'

const parts = () => Type.Array(id(), { maxItems: maxSkillLessons, uniqueItems: true })

const fields = {
  /** Name of a drawn icon; null keeps the present picture. */
  icon: nullable(Type.String({ pattern: '^[a-z0-9-]{1,60}$' })),
  name: inLanguages(line, 200),
  description: inLanguages(text, 1000),
  /** Lessons that earn the skill, or topics whose must-watch lessons all earn it. */
  video_ids: parts(),
  topic_ids: parts(),
}
export const SkillForm = closed(fields)
export type SkillForm = Static<typeof SkillForm>

/** A lesson as a row of a list at the desk. */
export const ListedLesson = closed({
  id: id(),
  title: text(300),
  thumbnail_url: nullable(text(500)),
  topic_ids: Type.Array(id()),
  is_published: Type.Boolean(),
})
export type ListedLesson = Static<typeof ListedLesson>

export const DeskSkill = closed({
  id: id(),
  /** Name of an icon, or the URL of a picture. */
  url: text(500),
  name: inLanguages(line, 200),
  description: inLanguages(text, 1000),
  lessons: Type.Array(ListedLesson),
  topic_ids: Type.Array(id()),
  /** Number of workers who have earned it. */
  earned: count(),
  version: text(16),
})
export type DeskSkill = Static<typeof DeskSkill>

const errors = ['name_missing', 'skill_parts', 'not_found'] as const

export const deskSkillsApi = {
  'GET /admin/skills': {
    summary: 'Lists the skills in their order, with the lessons or topics that earn them',
    access: 'provider',
    data: Type.Array(DeskSkill),
  },
  'POST /admin/skills': {
    summary: 'Adds a skill at the end; workers who have completed its lessons earn it at once',
    access: 'provider',
    errors,
    body: SkillForm,
    data: withId,
  },
  'POST /admin/skills/:id': {
    summary: 'Changes a skill; workers keep it, and those who have completed its new lessons earn it at once',
    access: 'provider',
    errors: [...errors, 'changed_meanwhile'],
    params: withId,
    body: closed({ ...fields, version: line(16) }),
    data: done,
  },
  'POST /admin/skills/:id/reach': {
    summary: 'Counts the workers who would earn the skill at once with these lessons',
    access: 'provider',
    errors: ['not_found'],
    params: withId,
    body: closed({ video_ids: parts() }),
    data: closed({ workers: count() }),
  },
  'POST /admin/skills/:id/move': {
    summary: 'Moves a skill after another, or to the front',
    access: 'provider',
    errors: ['not_found'],
    params: withId,
    body: closed({ after: nullable(id()) }),
    data: done,
  },
  'DELETE /admin/skills/:id': {
    summary: 'Removes a skill that nobody has earned',
    access: 'provider',
    fresh: true,
    errors: ['not_found', 'skill_in_use'],
    params: withId,
    data: done,
  },
} satisfies Api
