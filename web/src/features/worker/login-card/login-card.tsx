import { usualPicture } from '@kasama/contract/account.rules'
import { Eye } from 'lucide-react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Logo } from '../../../shared/ui/brand/logo'
import { Notice } from '../../../shared/ui/feedback/notice'
import { workerTexts } from '../worker.texts'
import { CardActions } from './card-actions'
import styles from './login-card.module.css'
import { QrCode } from './qr-code'
import { loginAddress, type WorkerLogin } from './worker-login'

/** The worker's login to hand over; the password is seen here once and nowhere else. */
export function LoginCard({ login }: { login: WorkerLogin }) {
  const t = useEmployerTexts(workerTexts)
  return (
    <div className={styles.place}>
      <section className={styles.card} aria-label={t('loginCard')}>
        <div className={styles.top}>
          <Logo onGreen />
          <img src={usualPicture(login.language)} alt="" width={44} height={44} />
        </div>
        <div className={styles.content}>
          <dl className={styles.values}>
            <div>
              <dt>{t('userId')}</dt>
              <dd>{login.username}</dd>
            </div>
            <div>
              <dt>{t('password')}</dt>
              <dd>{login.password}</dd>
            </div>
          </dl>
          <div className={styles.frame}>
            <QrCode text={loginAddress(login.username)} label={t('qrCode')} />
          </div>
        </div>
      </section>
      <CardActions login={login} />
      <Notice kind="warn" icon={<Eye aria-hidden="true" />}>
        {t('onlyOnce')}
      </Notice>
    </div>
  )
}
