import { useEffect } from 'react'
import { useProfile } from '../../../shared/api/queries/profile.queries'
import { useUser } from '../../../shared/api/queries/user.queries'
import { firstName } from '../../../shared/format/first-name'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { ErrorState } from '../../../shared/ui/states/error-state'
import { Loading, Skeleton } from '../../../shared/ui/states/skeleton'
import { useStarters } from './starter.queries'
import { starterTexts } from './starter.texts'
import { StarterForm } from './starter-form'
import styles from './starter-list.module.css'

const places = [0, 1, 2, 3, 4, 5]

/** The worker's first lessons, from the chosen topics, ticked. Without any the wizard ends. */
export function StarterList({ onDone }: { onDone: () => void }) {
  const t = useEmployerTexts(starterTexts)
  const { data: lessons, error, refetch } = useStarters()
  const { data: profile } = useProfile()
  const { data: worker } = useUser(profile?.worker_id ?? null)
  const isEmpty = lessons?.length === 0
  useEffect(() => {
    if (isEmpty) onDone()
  }, [isEmpty, onDone])
  if (lessons && !isEmpty) {
    return <StarterForm lessons={lessons} name={firstName(worker?.fullname ?? '')} onDone={onDone} />
  }
  if (error) {
    return (
      <>
        <ErrorState text={error.message} action={t('tryAgain')} onAction={() => void refetch()} />
        <Button look="quiet" onClick={onDone}>
          {t('later')}
        </Button>
      </>
    )
  }
  return (
    <Loading className={styles.rows ?? ''}>
      {places.map((place) => (
        <Skeleton key={place} shape="button" className={styles.place ?? ''} />
      ))}
    </Loading>
  )
}
