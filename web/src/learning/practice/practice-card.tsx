import { practiceQuestionsADay } from '@kasama/contract/learning/practice/practice.rules'
import { Sprout } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { usePractice } from './practice.queries'
import { practiceTexts } from './practice.texts'
import styles from './practice-card.module.css'
import { PracticeLeaves } from './practice-leaves'

/** Today's questions in the library, or that they are done; its place is kept free while they load. */
export function PracticeCard() {
  const t = useTexts(practiceTexts)
  const { data, isPending } = usePractice()
  const title = useId()
  if (isPending) return <div className={styles.place} />
  const { questions = [] } = data ?? {}
  const count = questions.length
  if (count === 0) return null
  const isDone = questions.every(({ is_right }) => is_right !== null)
  const isWhole = count === practiceQuestionsADay
  return (
    <section className={styles.card} data-done={isDone || undefined} aria-labelledby={title}>
      <h2 id={title}>
        <Phrases>{isDone ? t('done') : isWhole ? t('three') : t('fewer', { count })}</Phrases>
      </h2>
      <PracticeLeaves questions={questions} />
      <p>
        <Phrases>{t(isDone ? (isWhole ? 'tomorrow' : 'comeBack') : 'onlyPractice')}</Phrases>
      </p>
      {!isDone && (
        <LinkButton look="line" block to="/practice" icon={<Sprout aria-hidden="true" />} className={styles.go}>
          {t('practise')}
        </LinkButton>
      )}
    </section>
  )
}
