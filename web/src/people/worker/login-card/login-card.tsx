import { htmlLanguages, type Language, languageFacts } from '@kasama/contract/language'
import { Clock, Copy, Eye, Languages, Printer, Share2 } from 'lucide-react'
import { type CSSProperties, Fragment, useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { loadLanguage } from '#shared/i18n/language.ts'
import { LanguageContext, useEmployerTexts } from '#shared/i18n/use-texts.ts'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Avatar } from '#shared/ui/media/avatar.tsx'
import { QrCode } from '#shared/ui/media/qr-code.tsx'
import { workerTexts } from '../worker.texts'
import { copyMessage } from './copy-message'
import styles from './login-card.module.css'
import { loginCardTexts } from './login-card.texts'
import printedCardStyles from './printed-card.module.css'
import { PrintedSheet } from './printed-sheet'
import type { WorkerLogin } from './worker-login'

type CardActionsProps = { login: WorkerLogin; onDone: () => void }

/** Prints one A4 page in the worker's language in place of the screen; in English if her texts don't load. */
function PrintedCard({ login, onDone }: CardActionsProps) {
  const { language } = login
  const [printedLanguage, setPrintedLanguage] = useState<Language>()
  const isReady = printedLanguage !== undefined
  useEffect(() => {
    let isCurrent = true
    Promise.all([loadLanguage(language), loadFont(language)]).then(
      () => isCurrent && setPrintedLanguage(language),
      () => isCurrent && setPrintedLanguage('eng'),
    )
    return () => {
      isCurrent = false
    }
  }, [language])
  useEffect(() => {
    if (!isReady) return
    const root = document.documentElement
    root.dataset.print = 'card'
    // On phones print() returns before the page is printed.
    window.addEventListener('afterprint', onDone)
    window.print()
    return () => {
      window.removeEventListener('afterprint', onDone)
      delete root.dataset.print
    }
  }, [isReady, onDone])
  if (printedLanguage === undefined) return null
  return createPortal(
    <div className={printedCardStyles.sheet} lang={htmlLanguages[printedLanguage]}>
      <LanguageContext value={printedLanguage}>
        <PrintedSheet login={login} />
      </LanguageContext>
    </div>,
    document.body,
  )
}

/** Loads the font of a language with letters of its own. */
function loadFont(language: Language) {
  const { letters, name } = languageFacts[language]
  return (
    letters &&
    Promise.all(['400', '700'].map((weight) => document.fonts.load(`${weight} 20px "${letters.font}"`, name)))
  )
}

/**
 * Buttons that pass the card on, each of which counts as saving the password; also the device's share sheet if it
 * exists.
 */
function CardActions({ login, onSaved }: { login: WorkerLogin; onSaved: () => void }) {
  const t = useEmployerTexts(loginCardTexts)
  const [printing, setPrinting] = useState(0)
  const endPrinting = useCallback(() => setPrinting(0), [])
  const { message } = login

  const copy = async () => (await copyMessage(message)) && onSaved()
  function print() {
    setPrinting(printing + 1)
    onSaved()
  }
  // Closing the share sheet is no error, and saves nothing.
  const share = () => navigator.share({ text: message }).then(onSaved, () => {})

  return (
    <div className={styles.actions}>
      <button type="button" onClick={copy}>
        <Copy aria-hidden="true" />
        {t('copy')}
      </button>
      <button type="button" onClick={print}>
        <Printer aria-hidden="true" />
        {t('print')}
      </button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
        onClick={() => onSaved()}
      >
        <WhatsAppIcon />
        {t('whatsApp')}
      </a>
      {'share' in navigator && (
        <button type="button" onClick={share}>
          <Share2 aria-hidden="true" />
          {t('share')}
        </button>
      )}
      {printing > 0 && <PrintedCard key={printing} login={login} onDone={endPrinting} />}
    </div>
  )
}

/** WhatsApp's glyph (Simple Icons, CC0). */
function WhatsAppIcon() {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" aria-hidden="true">
      <path d="M17.472 14.382c-.297-.149-1.758-.867-2.03-.967-.273-.099-.471-.148-.67.15-.197.297-.767.966-.94 1.164-.173.199-.347.223-.644.075-.297-.15-1.255-.463-2.39-1.475-.883-.788-1.48-1.761-1.653-2.059-.173-.297-.018-.458.13-.606.134-.133.298-.347.446-.52.149-.174.198-.298.298-.497.099-.198.05-.371-.025-.52-.075-.149-.669-1.612-.916-2.207-.242-.579-.487-.5-.669-.51-.173-.008-.371-.01-.57-.01-.198 0-.52.074-.792.372-.272.297-1.04 1.016-1.04 2.479 0 1.462 1.065 2.875 1.213 3.074.149.198 2.096 3.2 5.077 4.487.709.306 1.262.489 1.694.625.712.227 1.36.195 1.871.118.571-.085 1.758-.719 2.006-1.413.248-.694.248-1.289.173-1.413-.074-.124-.272-.198-.57-.347m-5.421 7.403h-.004a9.87 9.87 0 01-5.031-1.378l-.361-.214-3.741.982.998-3.648-.235-.374a9.86 9.86 0 01-1.51-5.26c.001-5.45 4.436-9.884 9.888-9.884 2.64 0 5.122 1.03 6.988 2.898a9.825 9.825 0 012.893 6.994c-.003 5.45-4.437 9.884-9.885 9.884m8.413-18.297A11.815 11.815 0 0012.05 0C5.495 0 .16 5.335.157 11.892c0 2.096.547 4.142 1.588 5.945L.057 24l6.305-1.654a11.882 11.882 0 005.683 1.448h.005c6.554 0 11.89-5.335 11.893-11.893a11.821 11.821 0 00-3.48-8.413Z" />
    </svg>
  )
}

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

/** A value on one line, as large as that allows; what holds an @, as an email does, may wrap at the last one. */
function Value({ name, value }: { name: string; value: string }) {
  const at = value.lastIndexOf('@')
  const lines = at > 0 ? [value.slice(0, at), value.slice(at)] : [value]
  return (
    <div
      className={styles.value}
      style={{ '--letters': Math.max(...lines.map((line) => line.length)) } as CSSProperties}
    >
      <dt>{name}</dt>
      <dd translate="no">
        {lines.map((line, index) => (
          <Fragment key={line}>
            {index > 0 && <wbr />}
            <span>{line}</span>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
