import { BadgeCheck } from 'lucide-react'
import { useSubscription } from '#shared/api/queries/subscription.queries.ts'
import { useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { MenuRow } from '#shared/ui/rows/menu-row.tsx'
import { planState } from './plan-state'
import { subscriptionTexts } from './subscription.texts'

/** The plan as a row of a phone's menu. */
export function PlanRow({ to }: { to: string }) {
  const t = useEmployerTexts(subscriptionTexts)
  const { data, dataUpdatedAt, error } = useSubscription()
  const plan = data && planState(data, new Date(dataUpdatedAt))
  const state = plan?.kind === 'ended' && plan.date === '' ? 'stopped' : plan?.kind
  const errorNote = error && !data ? t('planFailed') : ''
  const note = plan && state ? t(`${state}Note`, { name: plan.name, date: plan.date }) : errorNote
  return <MenuRow icon={<BadgeCheck aria-hidden="true" />} title={t('plan')} note={note} to={to} />
}
