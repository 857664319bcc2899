import type { Profile } from '@kasama/contract/people/account.api'
import { useQuery } from '@tanstack/react-query'
import { Database, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { subscriptionQuery } from '#shared/api/queries/subscription.queries.ts'
import { useUser } from '#shared/api/queries/user.queries.ts'
import { queryClient } from '#shared/api/query-client.ts'
import { useEmployerTexts, useTexts } from '#shared/i18n/use-texts.ts'
import { forgetReader, knownReader } from '#shared/session/known-reader.ts'
import { session } from '#shared/session/session.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Phrases } from '#shared/ui/phrases.tsx'
import { Column } from '#shared/ui/rows/columns.tsx'
import { MenuRow } from '#shared/ui/rows/menu-row.tsx'
import { FeatureList } from '#shared/ui/rows/ticks.tsx'
import { MissingParts } from '#shared/ui/states/missing-parts.tsx'
import { deleteAccount } from '../account.queries'
import { PasswordPrompt } from '../password-prompt'
import { careTexts } from './care.texts'
import { runningPlan } from './losses'
import { lossesTexts } from './losses.texts'

/** Links to the user's own data and to the deletion of the account. */
export function AccountCare({ profile }: { profile: Profile }) {
  const t = useTexts(careTexts)
  const [isDeleting, setDeleting] = useState(false)
  return (
    <Column>
      <MenuRow icon={<Database aria-hidden="true" />} title={t('yourData')} note={t('seeData')} to="/my-data" />
      <Button look="warning" block icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>
        <span>
          <Phrases>{t('delete')}</Phrases>
        </span>
      </Button>
      {isDeleting && <DeleteDialog profile={profile} onClose={() => setDeleting(false)} />}
    </Column>
  )
}

type Props = { profile: Profile; onClose: () => void }

/** Lists what is lost with the account, asks for the password, and deletes the account for good. */
function DeleteDialog({ profile, onClose }: Props) {
  const t = useTexts(careTexts)
  const navigate = useNavigate()
  const { losses, plan } = useLosses(profile)
  async function remove() {
    await deleteAccount()
    if (knownReader()?.id === profile.id) forgetReader()
    session.clear()
    queryClient.clear()
    showToast(t('deleted'))
    navigate('/', { replace: true })
  }
  return (
    <PasswordPrompt
      profile={profile}
      title={t('question')}
      action={t('delete')}
      isDanger
      dismiss={t('keep')}
      onConfirmed={remove}
      onDismiss={onClose}
    >
      <FeatureList missing={losses} />
      <MissingParts parts={[plan]} />
    </PasswordPrompt>
  )
}

/** Losses of the account's owner, a sentence each; `plan` is the query of her paid plan. */
function useLosses(profile: Profile) {
  const t = useTexts(careTexts)
  const e = useEmployerTexts(lossesTexts)
  const worker = useUser(profile.worker_id)
  // An organisation's plan is not hers to lose.
  const plan = useQuery({ ...subscriptionQuery, enabled: profile.role === 'E' && profile.org_id === null })
  if (profile.role === 'W') return { losses: [t('dataGone'), t('progressGone'), t('loginGone')], plan }

  const losses = [t('dataGone')]
  if (profile.worker_id !== null) {
    const name = worker.data?.fullname
    losses.unshift(name ? e('namedWorker', { name }) : e('worker'))
  }
  const running = plan.data && profile.org_id === null ? runningPlan(plan.data, new Date(plan.dataUpdatedAt)) : null
  if (running)
    losses.unshift(e(running.days === 1 ? 'planLastDay' : 'plan', { plan: running.name, days: running.days }))
  return { losses, plan }
}
