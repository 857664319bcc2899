import type { Profile } from '@kasama/contract/account.api'
import { brand } from '@kasama/contract/brand'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import messageSent from '../../../assets/art/message-sent.svg'
import { useProfile } from '../../../shared/api/queries/profile.queries'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { exists } from '../../../shared/screens'
import { useSession } from '../../../shared/session/use-session'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { showToast } from '../../../shared/ui/feedback/toast-store'
import { Panel } from '../../../shared/ui/layout/panel'
import { Phrases } from '../../../shared/ui/phrases'
import { Empty } from '../../../shared/ui/states/empty'
import styles from '../help.module.css'
import { helpTexts } from '../help.texts'
import { ContactForm } from './contact-form'
import { employerContactTexts } from './employer-contact.texts'

/** A message to the provider; afterwards a guest stays here, others get a toast and the library. */
export function Contact() {
  const t = useTexts(helpTexts)
  const { web_token } = useSession()
  const navigate = useNavigate()
  const [isSent, setSent] = useState(false)
  function end() {
    if (web_token === '') return setSent(true)
    showToast(t('sent'))
    navigate('/library')
  }
  return isSent ? <Sent /> : <Writing onSent={end} />
}

function Writing({ onSent }: { onSent: () => void }) {
  const t = useTexts(helpTexts)
  const { role, web_token } = useSession()
  const isWorker = role === 'W' || useLanguage() !== 'eng'
  const { data: profile, isLoading } = useProfile()
  return (
    <div className={styles.two}>
      <Panel>
        <h1 className={styles.title}>
          <Phrases>{t('contact')}</Phrases>
        </h1>
        <p className={styles.muted}>
          {isWorker ? <Phrases>{t('inYourLanguage')}</Phrases> : employerContactTexts.whenAnswered}
        </p>
        {!isLoading && (
          <ContactForm
            isWorker={isWorker}
            needsEmail={role !== 'W'}
            name={profile?.fullname ?? ''}
            email={emailOf(profile)}
            onSent={onSent}
          />
        )}
      </Panel>
      <div className={styles.beside}>
        {web_token !== '' && exists('/chat') && <GeniePanel />}
        {!isWorker && (
          <Panel className={styles.mail}>
            <Mail aria-hidden="true" />
            <a href={`mailto:${brand.contactEmail}`}>{brand.contactEmail}</a>
          </Panel>
        )}
      </div>
    </div>
  )
}

/** A worker's User ID may be her email. */
const emailOf = (profile?: Profile) =>
  [profile?.email, profile?.username].find((address) => address?.includes('@')) ?? ''

function GeniePanel() {
  const t = useTexts(helpTexts)
  return (
    <Panel className={styles.genie}>
      <img src={messageSent} alt="" width={320} height={170} />
      <h2>
        <Phrases>{t('askGenie')}</Phrases>
      </h2>
      <p className={styles.muted}>
        <Phrases>{t('genieAnswers')}</Phrases>
      </p>
      <LinkButton to="/chat" look="line" block>
        {t('askGenie')}
      </LinkButton>
    </Panel>
  )
}

function Sent() {
  const t = useTexts(helpTexts)
  return (
    <div role="status" className={styles.sent}>
      <Empty isPage title={t('sent')} picture={<img src={messageSent} alt="" width={340} height={181} />} />
    </div>
  )
}
