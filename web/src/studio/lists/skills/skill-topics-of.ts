import type { DeskSkill } from '@kasama/contract/studio/content/skills.api'

/** The topics of a skill, sorted; its badge has the colour of the first, as workers see it. */
export const topicsOf = ({ topic_ids, lessons }: Pick<DeskSkill, 'topic_ids' | 'lessons'>) =>
  [...topic_ids, ...lessons.flatMap((lesson) => lesson.topic_ids)].sort((a, b) => a - b)
