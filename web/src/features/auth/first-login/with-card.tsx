import { errors } from '@kasama/contract/errors'
import { ArrowRight } from 'lucide-react'
import oldLink from '../../../assets/art/old-link.svg'
import { useTexts } from '../../../shared/i18n/use-texts'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { classNames } from '../../../shared/ui/class-names'
import { DialogPicture } from '../../../shared/ui/media/dialog-picture'
import { Phrases } from '../../../shared/ui/phrases'
import { authTexts } from '../auth.texts'
import styles from '../auth-form.module.css'
import { firstLoginTexts } from './first-login.texts'

/** Shown if the link was used or is too old: her User ID and password are on the same card. */
export function WithCard({ userId }: { userId: string }) {
  const t = useTexts(firstLoginTexts)
  const a = useTexts(authTexts)
  const e = useTexts(errors)
  return (
    <>
      <DialogPicture src={oldLink} width={200} />
      <h1 className={styles.middle}>
        <Phrases>{t('withCard')}</Phrases>
      </h1>
      <p className={classNames(styles.middle, styles.muted)}>
        <Phrases>{e('first_login_old')}</Phrases>
      </p>
      <LinkButton to={`/?${new URLSearchParams({ as: 'helper', user: userId })}`} size="xl" block>
        {a('logIn')}
        <ArrowRight aria-hidden="true" />
      </LinkButton>
    </>
  )
}
