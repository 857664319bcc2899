import picture from '#assets/quiz-completed.svg'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { FallingLeaves } from '#shared/ui/brand/falling-leaves.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { useGoal } from '../goal/goal.queries'
import { praiseTexts } from './praise.texts'

/** Praise for a lesson without questions, unless she wants none. `isFresh`: completed just now, so the leaves fall. */
export function LessonPraise({ isFresh }: { isFresh: boolean }) {
  const t = useTexts(praiseTexts)
  const { data: goal } = useGoal()
  if (!goal?.praise) return null
  return (
    <>
      <FallingLeaves isFresh={isFresh}>
        <img src={picture} alt="" width={340} height={179} />
      </FallingLeaves>
      <h2>
        <Phrases>{t('wellDone')}</Phrases>
      </h2>
    </>
  )
}
