import { ArrowRight, KeyRound, Lock, type LucideIcon, Play, QrCode as QrIcon, Scissors } from 'lucide-react'
import { useEmployerTexts, useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { QrCode } from '#shared/ui/media/qr-code.tsx'
import { printTexts } from '../print.texts'
import { workerTexts } from '../worker.texts'
import styles from './printed-card.module.css'
import type { WorkerLogin } from './worker-login'

const steps: { key: 'scan' | 'press' | 'watch'; icon: LucideIcon }[] = [
  { key: 'scan', icon: QrIcon },
  { key: 'press', icon: ArrowRight },
  { key: 'watch', icon: Play },
]

/** A sheet in black on white, with the steps of the first login, and a strip to cut off. */
export function PrintedSheet({ login }: { login: WorkerLogin }) {
  const t = useTexts(printTexts)
  const e = useEmployerTexts(workerTexts)
  const isEnglish = useLanguage() === 'eng'
  const loginUrl = login.login_url
  return (
    <>
      <header className={styles.head}>
        <Logo />
        <span>{t('tagline')}</span>
      </header>
      <h1>{t('hello')}</h1>
      <div className={styles.card}>
        <dl>
          <dt>{e('userId')}</dt>
          <dd translate="no">{login.username}</dd>
          <dt>{t('password')}</dt>
          <dd translate="no">{login.password}</dd>
          <dt>{e('internet')}</dt>
          <dd data-small translate="no">
            {location.host}
          </dd>
        </dl>
        <QrCode text={loginUrl} label={e('qrCode')} className={styles.code} />
      </div>
      <ol className={styles.steps}>
        {steps.map(({ key, icon: Icon }, index) => (
          <li key={key}>
            <span className={styles.number}>{index + 1}</span>
            <Icon aria-hidden="true" />
            <div>
              <b>{t(key)}</b>
              {!isEnglish && <span lang="en">{e(key)}</span>}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.yours}>
        <KeyRound aria-hidden="true" />
        {t('once')}
      </p>
      <p className={styles.yours}>
        <Lock aria-hidden="true" />
        {t('yours')}
      </p>
      <div className={styles.cut}>
        <Scissors aria-hidden="true" />
      </div>
      <footer className={styles.strip}>
        <Logo />
        <span className={styles.pair}>
          {e('userId')} <b translate="no">{login.username}</b>
        </span>
        <span className={styles.pair}>
          {t('password')} <b translate="no">{login.password}</b>
        </span>
        <QrCode text={loginUrl} label={e('qrCode')} className={styles.smallCode} />
      </footer>
    </>
  )
}
