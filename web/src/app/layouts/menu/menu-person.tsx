import { plans } from '@kasama/contract/billing.rules'
import { useQuery } from '@tanstack/react-query'
import { useProfile } from '../../../shared/api/queries/profile.queries'
import { subscriptionQuery } from '../../../shared/api/queries/subscription.queries'
import { useTexts } from '../../../shared/i18n/use-texts'
import { useSession } from '../../../shared/session/use-session'
import { Email } from '../../../shared/ui/email'
import { Avatar } from '../../../shared/ui/media/avatar'
import { layoutTexts } from '../layout.texts'
import styles from './side-menu.module.css'

/** The signed-in user: picture, name, and the worker's User ID or the employer's plan. */
export function MenuPerson() {
  const t = useTexts(layoutTexts)
  const { role } = useSession()
  const { data: profile } = useProfile()
  const { data: plan } = usePlanName(role === 'E')
  if (!profile) return null
  const login = profile.username ?? profile.email ?? ''
  const byEmail = profile.fullname === '' && profile.email !== null
  return (
    <div className={styles.person}>
      <Avatar src={profile.img_url} language={profile.language_code} isEmployer={role === 'E'} size={72} />
      <div className={styles.names}>
        <p className={styles.name} data-email={byEmail ? true : undefined}>
          {byEmail ? <Email address={login} /> : profile.fullname || login}
        </p>
        {role === 'W' ? <p translate="no">{t('userId', { id: login })}</p> : <p>{plan}</p>}
      </div>
    </div>
  )
}

function usePlanName(enabled: boolean) {
  return useQuery({
    ...subscriptionQuery,
    enabled,
    select: ({ status, subscription_plan_id }) => {
      const plan = status === 'expired' ? plans[0] : plans[subscription_plan_id]
      return `${plan?.name ?? plans[0]?.name} plan`
    },
  })
}
