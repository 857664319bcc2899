import { RequestError } from '../../shared/api/request-error'
import { useTexts } from '../../shared/i18n/use-texts'
import { ErrorState } from '../../shared/ui/feedback/error-state'
import { Loading, Skeleton } from '../../shared/ui/feedback/skeleton'
import styles from './quiz.module.css'
import { quizTexts } from './quiz.texts'

export function QuizSkeleton() {
  return (
    <Loading className={styles.skeleton ?? ''}>
      <Skeleton shape="title" width="70%" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
      <Skeleton shape="button" />
    </Loading>
  )
}

export function QuizFailed({ error, onAgain }: { error: Error; onAgain: () => void }) {
  const t = useTexts(quizTexts)
  const text = error instanceof RequestError ? error.message : t('failed')
  return <ErrorState text={text} action={t('tryAgain')} onAction={onAgain} />
}
