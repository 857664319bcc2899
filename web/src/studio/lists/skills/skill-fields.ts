import type { DeskSkill, ListedLesson } from '@kasama/contract/studio/skills.api'
import { type FlatText, flatText, noText } from '../form/flat-texts'

export type SkillFields = FlatText<'name'> &
  FlatText<'description'> & { icon: string; lessons: ListedLesson[]; topic_ids: number[] }

export const fieldsOf = (skill: DeskSkill | null): SkillFields => ({
  ...flatText('name', skill?.name ?? noText),
  ...flatText('description', skill?.description ?? noText),
  icon: skill?.url ?? 'blocks',
  lessons: skill?.lessons ?? [],
  topic_ids: skill?.topic_ids ?? [],
})
