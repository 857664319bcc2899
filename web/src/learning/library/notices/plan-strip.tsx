import { firstName } from '@kasama/contract/first-name.rules'
import { isForSale, monthlyPlanId, plans, yearlyPlanId } from '@kasama/contract/money/billing.rules'
import type { Profile } from '@kasama/contract/people/account.api'
import {
  BookmarkCheck,
  ChartColumn,
  Landmark,
  Languages,
  ListChecks,
  Lock,
  LockOpen,
  type LucideIcon,
} from 'lucide-react'
import { useSubscription } from '#shared/api/queries/subscription.queries.ts'
import { useUser } from '#shared/api/queries/user.queries.ts'
import { utcDate } from '#shared/format/date.ts'
import { money } from '#shared/format/money.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { employerLibraryTexts } from './employer-library.texts'
import { greeting } from './greeting'
import { BannerPlaceholder } from './library-banner'
import styles from './plan-strip.module.css'

type Props = {
  profile: Profile
  /** The plan that she chose on the start page. */
  chosenPlan: number | null
}
type Line = { icon: LucideIcon; text: string }

const price = (planId: number) => money(plans[planId]?.cents ?? 0)

/**
 * For an employer without access: a plan's benefits, or that hers has ended or is on hold, and one button. It can't be
 * hidden.
 */
export function PlanStrip({ profile, chosenPlan }: Props) {
  const t = useEmployerTexts(employerLibraryTexts)
  const { data: plan, isPending } = useSubscription()
  const { data: worker } = useUser(profile.worker_id)
  if (isPending) return <BannerPlaceholder />
  const end = plan?.current_period_end
  const workerName = firstName(worker?.fullname ?? '')
  const name = firstName(profile.fullname)
  const benefits: Line[] = [
    { icon: Languages, text: t('unlimited') },
    { icon: ListChecks, text: t('youChoose') },
    { icon: ChartColumn, text: t('youSee') },
  ]
  const keptData: Line[] = [
    { icon: Lock, text: workerName ? t('lessonsLocked', { name: workerName }) : t('workersLessonsLocked') },
    { icon: BookmarkCheck, text: t('listKept') },
    profile.is_suspended ? { icon: Landmark, text: t('bankDecides') } : { icon: LockOpen, text: t('planOpens') },
  ]
  return (
    <section className={styles.strip} data-ended={end ? true : undefined}>
      <div className={styles.what}>
        <h2>{end ? endedOn(end) : greetingOf(name)}</h2>
        <ul>
          {(end ? keptData : benefits).map(({ icon: Icon, text }) => (
            <li key={text}>
              <Icon aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      {profile.is_suspended ? (
        <div className={styles.go}>
          <LinkButton block to="/e-settings-plan">
            {t('seePlan')}
          </LinkButton>
        </div>
      ) : (
        <PlanLink hasEnded={Boolean(end)} chosenPlan={chosenPlan} />
      )}
    </section>
  )

  /** A refunded plan ends before its day. */
  function endedOn(day: string) {
    if (profile.is_suspended) return t('planHeld')
    return Date.parse(day) > Date.now() ? t('planStopped') : t('planEnded', { date: utcDate(day) })
  }
  function greetingOf(first: string | undefined) {
    return first ? t(greeting(new Date().getHours()), { name: first }) : t('welcome')
  }
}

/** Link to the plans, or to the payment if she chose a plan on the start page. */
function PlanLink({ hasEnded, chosenPlan }: { hasEnded: boolean; chosenPlan: number | null }) {
  const t = useEmployerTexts(employerLibraryTexts)
  const look = hasEnded ? 'filled' : 'accent'
  if (chosenPlan === null || !isForSale(chosenPlan)) {
    return (
      <div className={styles.go}>
        <p>{t('price', { monthly: price(monthlyPlanId), yearly: price(yearlyPlanId) })}</p>
        <LinkButton block look={look} to="/subscribe">
          {t('seePlans')}
        </LinkButton>
      </div>
    )
  }
  return (
    <div className={styles.go}>
      <p>{t(chosenPlan === yearlyPlanId ? 'choseAnnual' : 'choseMonthly', { price: price(chosenPlan) })}</p>
      <LinkButton block look={look} to={`/payment?plan_id=${chosenPlan}`}>
        {t('goToPayment')}
      </LinkButton>
      <TextLink to="/subscribe">{t('seePlans')}</TextLink>
    </div>
  )
}
