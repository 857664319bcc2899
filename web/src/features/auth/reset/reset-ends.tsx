import { ArrowRight, Send } from 'lucide-react'
import { useLocation } from 'react-router'
import oldLink from '../../../assets/art/old-link.svg'
import passwordReset from '../../../assets/art/password-reset.svg'
import { useTexts } from '../../../shared/i18n/use-texts'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { TextLink } from '../../../shared/ui/actions/text-link'
import { classNames } from '../../../shared/ui/class-names'
import { DialogPicture } from '../../../shared/ui/media/dialog-picture'
import { Phrases } from '../../../shared/ui/phrases'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import type { LoginRole } from '../sign-in'
import { employerResetTexts } from './employer-reset.texts'
import { resetTexts } from './reset.texts'

const loginAddress = (role: LoginRole) => (role === 'W' ? '/?as=helper' : '/?as=employer')

/** An admin's link sets `desk`: its login is the desk's, where another admin sends a new link. */
export function useLogin(role: LoginRole) {
  const isDesk = Boolean(useLocation().state?.desk)
  return { isDesk, login: isDesk ? '/admin/login' : loginAddress(role) }
}

/** Its links reload the document, so that this page's `no-referrer` ends: the video players need a referrer. */
export function ResetDone({ role }: { role: LoginRole }) {
  const t = useTexts(resetTexts)
  const a = useTexts(authTexts)
  const { login } = useLogin(role)
  return (
    <>
      <DialogPicture src={passwordReset} width={200} />
      <h1 className={styles.middle}>
        <Phrases>{t('done')}</Phrases>
      </h1>
      <p className={classNames(styles.middle, styles.muted)} role="status">
        {role === 'E' ? employerResetTexts.loggedOutElsewhere : <Phrases>{t('loggedOutElsewhere')}</Phrases>}
      </p>
      <LinkButton to={login} reloadDocument size="xl" block>
        {a('logIn')}
        <ArrowRight aria-hidden="true" />
      </LinkButton>
    </>
  )
}

export function OldLink({ role }: { role: LoginRole }) {
  const t = useTexts(resetTexts)
  const a = useTexts(authTexts)
  const { isDesk, login } = useLogin(role)
  return (
    <>
      <DialogPicture src={oldLink} width={200} />
      <h1 className={styles.middle}>
        <Phrases>{t('oldLink')}</Phrases>
      </h1>
      <p className={classNames(styles.middle, styles.muted)}>
        <Phrases>{t('askForNew')}</Phrases>
      </p>
      {!isDesk && (
        <LinkButton
          to={role === 'W' ? '/w-forgot-pass' : '/e-forgot-pass'}
          reloadDocument
          size="xl"
          block
          icon={<Send aria-hidden="true" />}
        >
          {t('sendNew')}
        </LinkButton>
      )}
      <p className={styles.middle}>
        <TextLink to={login} reloadDocument>
          {a('logIn')}
        </TextLink>
      </p>
    </>
  )
}
