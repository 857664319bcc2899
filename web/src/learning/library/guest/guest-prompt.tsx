import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { FeatureList } from '#shared/ui/rows/ticks.tsx'
import { guestTexts } from './guest.texts'
import styles from './guest-prompt.module.css'

/** Benefits of a subscription, for readers without one. A guest sees the plans and prices before she registers. */
export function GuestPrompt({ title }: { title: 'unlockAll' | 'unlockMore' | 'employers' }) {
  const t = useTexts(guestTexts)
  const { role } = useSession()
  const { data: profile } = useProfile()
  if (role !== '' && (profile?.is_subscribed ?? true)) return null
  if (role === 'W' || profile?.org_id || profile?.is_suspended) return null
  return (
    <section className={styles.prompt}>
      <h2>
        <Phrases>{t(title)}</Phrases>
      </h2>
      <FeatureList included={[t('helperGets'), t('employerGets')]} />
      <LinkButton look="accent" size="xl" to="/subscribe">
        {t('subscribe')}
      </LinkButton>
    </section>
  )
}
