import { errors } from '@kasama/contract/errors'
import { LogOut } from 'lucide-react'
import { Navigate } from 'react-router'
import otherPhone from '../../../assets/art/other-phone.svg'
import { useProfile } from '../../../shared/api/queries/profile.queries'
import { useTexts } from '../../../shared/i18n/use-texts'
import { logOut } from '../../../shared/session/log-out'
import { Button } from '../../../shared/ui/actions/button'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { DialogPicture } from '../../../shared/ui/media/dialog-picture'
import { Phrases } from '../../../shared/ui/phrases'
import { Loading, Skeleton } from '../../../shared/ui/states/skeleton'
import styles from '../auth-form.module.css'
import { firstLoginTexts } from './first-login.texts'

/** A worker who opens her link again continues to her videos; any other user logs out first. */
export function SomebodyLoggedIn({ userId }: { userId: string }) {
  const t = useTexts(firstLoginTexts)
  const e = useTexts(errors)
  const { data: profile, isPending } = useProfile()
  const leave = () => logOut().catch(() => {}) // she is logged out on this phone, which is what the link needs
  if (isPending)
    return (
      <Loading className={styles.form ?? ''}>
        <Skeleton shape="button" />
        <Skeleton shape="button" />
      </Loading>
    )
  if (profile?.username?.toLowerCase() === userId.toLowerCase()) return <Navigate to="/library" replace />
  return (
    <>
      <DialogPicture src={otherPhone} width={168} />
      <h1 className={styles.middle}>
        <Phrases>{e('somebody_logged_in')}</Phrases>
      </h1>
      <Button size="xl" block icon={<LogOut aria-hidden="true" />} onClick={leave}>
        {t('logOut')}
      </Button>
      <LinkButton look="line" size="xl" block to="/library">
        {t('stay')}
      </LinkButton>
    </>
  )
}
