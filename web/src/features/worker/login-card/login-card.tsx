import { Clock, Eye, Languages } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useEmployerTexts } from '../../../shared/i18n/use-texts'
import { Logo } from '../../../shared/ui/brand/logo'
import { Notice } from '../../../shared/ui/feedback/notice'
import { Avatar } from '../../../shared/ui/media/avatar'
import { QrCode } from '../../../shared/ui/media/qr-code'
import { workerTexts } from '../worker.texts'
import { CardActions } from './card-actions'
import styles from './login-card.module.css'
import { loginCardTexts } from './login-card.texts'
import type { WorkerLogin } from './worker-login'

type Props = { login: WorkerLogin; onSaved: () => void }

/** The worker's login to hand over; its password is shown here once and nowhere else. */
export function LoginCard({ login, onSaved }: Props) {
  const t = useEmployerTexts(loginCardTexts)
  const w = useEmployerTexts(workerTexts)
  const { name, picture, language, username, password, login_url, message } = login
  return (
    <div className={styles.place}>
      <div className={styles.main}>
        <Notice kind="warn" icon={<Eye aria-hidden="true" />}>
          {t('onlyOnce')}
        </Notice>
        <section className={styles.card} aria-label={t('loginCard')}>
          <div className={styles.top}>
            <Logo onGreen />
            <div className={styles.person}>
              {name && <b>{name}</b>}
              <Avatar src={picture} language={language} size={44} />
            </div>
          </div>
          <div className={styles.content}>
            <div className={styles.frame}>
              <QrCode text={login_url} label={w('qrCode')} className={styles.code} />
            </div>
            <dl className={styles.values}>
              <Value name={w('userId')} value={username} />
              <Value name={w('password')} value={password} />
            </dl>
          </div>
        </section>
        <CardActions login={login} onSaved={onSaved} />
        <p className={styles.language}>
          <Languages aria-hidden="true" />
          {t(`speaks_${language}`)}
        </p>
        <p className={styles.language}>
          <Clock aria-hidden="true" />
          {t('oneUse')}
        </p>
      </div>
      <aside className={styles.message}>
        <h2>{t('whatItSays')}</h2>
        <p>{message}</p>
      </aside>
    </div>
  )
}

/** A value on one line, as large as that allows; only an email may wrap, at its @. */
function Value({ name, value }: { name: string; value: string }) {
  const [own, host] = value.split('@')
  const longest = Math.max(own?.length ?? 0, host === undefined ? 0 : host.length + 1)
  return (
    <div className={styles.value} style={{ '--letters': longest } as CSSProperties}>
      <dt>{name}</dt>
      <dd translate="no">
        <span>{own}</span>
        {host !== undefined && (
          <>
            <wbr />
            <span>@{host}</span>
          </>
        )}
      </dd>
    </div>
  )
}
