import { Info } from 'lucide-react'
import { MissingPart } from '#desk-kit/states/missing-part.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { useReach } from '../lists.queries'
import splitStyles from '../split.module.css'
import type { SkillFields } from './skill-fields'
import { skillsTexts as t } from './skills.texts'

type Props = { skillId: number | null; value: Pick<SkillFields, 'lessons' | 'topic_ids'>; isChanged: boolean }

/** Effect of a change on workers: nobody loses a skill, some get it at once. */
export function Reach({ skillId, value: { lessons, topic_ids }, isChanged }: Props) {
  const ids = lessons.map(({ id }) => id)
  const answer = useReach(skillId, ids, isChanged)
  const words = topic_ids.length > 0 ? t.byTopics : isChanged && answer.data ? said(answer.data.workers) : null
  if (words === null) return <MissingPart what={t.reachTitle} answer={answer} />
  return (
    <p className={splitStyles.hint} role="status">
      <Info aria-hidden="true" />
      {words}
    </p>
  )
}

function said(count: number): string {
  if (count === 0) return t.reachNobody
  return count === 1 ? t.reachOne : fillIn(t.reach, { count: count.toLocaleString('en') })
}
