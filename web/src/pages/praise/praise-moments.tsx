import type { Praise } from '@kasama/contract/learning/rewards/rewards.api'
import { useEffect } from 'react'
import { CreditMoment } from '#learning/progress/praise/credit-moment.tsx'
import { ListMoment } from '#learning/progress/praise/list-moment.tsx'
import { useDismissPraise, useMarkSeen } from '#learning/progress/praise/praise.queries.ts'
import { SkillMoment } from '#learning/progress/praise/skill-moment.tsx'
import { useRedeem } from '#learning/rewards/rewards.queries.ts'

/** Celebrations one after the other, the oldest first. A completed lesson was praised on its own page. */
export function PraiseMoments({ praise }: { praise: Praise[] }) {
  const { mutate: markSeen } = useMarkSeen()
  const dismiss = useDismissPraise()
  const current = praise.find(({ kind }) => kind !== 'lesson_done')
  useEffect(() => {
    const ids = praise.filter((item) => item === current || item.kind === 'lesson_done').map(({ id }) => id)
    if (ids.length > 0) markSeen(ids)
  }, [praise, current, markSeen])
  if (!current) return null
  return <PraiseMoment key={current.id} praise={current} onClose={() => dismiss(current.id)} />
}

type Props = { praise: Praise; onClose: () => void }

function PraiseMoment({ praise: { skill, credit }, onClose }: Props) {
  if (skill) return <SkillMoment skill={skill} onClose={onClose} />
  if (credit) return <CreditOnCard credit={credit} onClose={onClose} />
  return <ListMoment onClose={onClose} />
}

function CreditOnCard({ credit, onClose }: { credit: NonNullable<Praise['credit']>; onClose: () => void }) {
  const { data } = useRedeem()
  return <CreditMoment credit={credit} redeem={data} onClose={onClose} />
}
