import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import styles from '../payment/form/payment-form.module.css'

/** Placeholders of the card fields while they load. */
export function FieldShapes() {
  return (
    <Loading className={styles.whole ?? ''}>
      <div className={styles.fields}>
        <Skeleton className={styles.whole ?? ''} width="half" />
        <Skeleton className={styles.whole ?? ''} shape="button" />
        <Skeleton width="half" />
        <Skeleton width="half" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </div>
    </Loading>
  )
}
