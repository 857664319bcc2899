import { Check } from 'lucide-react'
import { useId } from 'react'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { FeatureList } from '#shared/ui/rows/ticks.tsx'
import { billingTexts } from '../billing.texts'
import styles from './plans.module.css'

type Props = {
  name: string
  /** Marks the plan that we recommend. */
  ribbon?: string
  price: string
  per: string
  promise: string
  renewalNote?: string
  features: string[]
  missingFeature?: string
  /** Whether it is her present plan. */
  isOwnPlan?: boolean
  /** Label of its button. */
  action?: string
  onSubscribe: () => void
}

export function PlanCard({
  name,
  ribbon,
  price,
  per,
  promise,
  renewalNote,
  features,
  missingFeature,
  isOwnPlan = false,
  action,
  onSubscribe,
}: Props) {
  const t = useEmployerTexts(billingTexts)
  const id = useId()
  return (
    <section className={styles.plan} data-best={ribbon ? true : undefined} aria-labelledby={id}>
      {ribbon && <span className={styles.ribbon}>{ribbon}</span>}
      <h2 id={id}>
        {name}{' '}
        {isOwnPlan && (
          <Tag kind="ok" icon={<Check aria-hidden="true" />}>
            {t('yourPlan')}
          </Tag>
        )}
      </h2>
      <p className={styles.price}>
        {price} <span>{per}</span>
      </p>
      <div className={styles.promise}>
        <p>{promise}</p>
        {renewalNote && <p className={styles.small}>{renewalNote}</p>}
      </div>
      <FeatureList included={features} {...(missingFeature && { missing: [missingFeature] })} />
      <div className={styles.action}>
        <Button size="xl" block look={ribbon ? 'filled' : 'line'} onClick={onSubscribe} aria-describedby={id}>
          {action ?? t('subscribeNow')}
        </Button>
      </div>
    </section>
  )
}
