import { brand } from '@kasama/contract/brand'
import type { Profile } from '@kasama/contract/people/account.api'
import { isEmail, withoutInvisible } from '@kasama/contract/text/typed-text.rules'
import { CircleUserRound, Mail, MessageCircle, Pencil, Send } from 'lucide-react'
import { type FormEvent, useState, useTransition } from 'react'
import { useNavigate } from 'react-router'
import messageSent from '#assets/art/message-sent.svg'
import { useProfile } from '#shared/api/queries/profile.queries.ts'
import { request } from '#shared/api/request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { FormErrorSummary } from '#shared/ui/forms/form-error-summary.tsx'
import { TextArea } from '#shared/ui/forms/text-area.tsx'
import { TextField } from '#shared/ui/forms/text-field.tsx'
import { type FormErrors, useFormErrors } from '#shared/ui/forms/use-form-errors.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Phrases } from '#shared/ui/phrases.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import styles from '../help.module.css'
import { helpTexts } from '../help.texts'
import { employerContactTexts } from './employer-contact.texts'
import { forgetUnsent, keepUnsent, unsentFields } from './unsent-message'

const missingTexts = { name: 'nameMissing', email: 'emailMissing', message: 'messageMissing' } as const
const fields = ['name', 'email', 'message'] as const

/** Problems of the form, and its request; if `needsEmail` is false the account identifies the writer. */
function useContact(needsEmail: boolean, onSent: () => void) {
  const t = useTexts(helpTexts)
  const language_code = useLanguage()
  const { errors, showErrors, clearEdited } = useFormErrors()
  const [busy, start] = useTransition()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = (name: string) => String(new FormData(form).get(name) ?? '').trim()
    const emptyFields = fields.filter((field) => typed(field) === '' && (needsEmail || field !== 'email'))
    const problems: FormErrors = Object.fromEntries(emptyFields.map((field) => [field, t(missingTexts[field])]))
    if (typed('email') !== '' && !isEmail(withoutInvisible(typed('email')))) problems.email = t('emailMissing')
    showErrors(problems, form)
    if (Object.keys(problems).length > 0 || busy) return
    const [name, email, message, subject] = [typed('name'), typed('email'), typed('message'), typed('subject')]
    start(async () => {
      try {
        const body = { name, message, language_code, ...(email && { email }), ...(subject && { subject }) }
        await request('POST /contact', { body })
        forgetUnsent()
        onSent()
      } catch (error) {
        showErrors(errorsOf(error), form)
      }
    })
  }
  function handleInput(event: FormEvent<HTMLFormElement>) {
    clearEdited(event)
    keepUnsent(event.currentTarget)
  }
  return { errors, busy, submit, handleInput }
}

function errorsOf(error: unknown): FormErrors {
  if (!(error instanceof RequestError)) throw error
  return { [fields.find((field) => field === error.field) ?? '']: error.message }
}

/** `name` and `email` prefill the form; without `needsEmail` the account identifies the writer. */
type Props = { isWorker: boolean; needsEmail: boolean; name: string; email: string; onSent: () => void }

function ContactForm({ isWorker, needsEmail, name, email, onSent }: Props) {
  const t = useTexts(helpTexts)
  const { errors, busy, submit, handleInput } = useContact(needsEmail, onSent)
  const [unsent] = useState(unsentFields)
  return (
    <form noValidate className={styles.form} onSubmit={submit} onInput={handleInput}>
      <TextField
        name="name"
        label={isWorker ? t('name') : employerContactTexts.name}
        icon={<CircleUserRound aria-hidden="true" />}
        autoComplete="name"
        maxLength={120}
        defaultValue={unsent.name ?? name}
        error={errors.name}
      />
      <TextField
        name="email"
        type="email"
        label={t(needsEmail ? 'email' : 'emailIfAny')}
        icon={<Mail aria-hidden="true" />}
        autoComplete="email"
        maxLength={254}
        defaultValue={unsent.email ?? email}
        hint={needsEmail ? undefined : t('noEmail')}
        error={errors.email}
      />
      {!isWorker && (
        <TextField
          name="subject"
          label={employerContactTexts.subject}
          icon={<Pencil aria-hidden="true" />}
          maxLength={200}
          defaultValue={unsent.subject}
        />
      )}
      <TextArea
        name="message"
        label={t('message')}
        icon={<MessageCircle aria-hidden="true" />}
        rows={4}
        maxLength={5000}
        defaultValue={unsent.message}
        error={errors.message}
      />
      <FormErrorSummary errors={errors} />
      <Button type="submit" block size="xl" busy={busy} icon={<Send aria-hidden="true" />}>
        {t('send')}
      </Button>
    </form>
  )
}

/** A message to the provider; afterwards a guest stays here, others get a toast and the library. */
export function Contact() {
  const t = useTexts(helpTexts)
  const { web_token } = useSession()
  const navigate = useNavigate()
  const [isSent, setSent] = useState(false)
  function finish() {
    if (web_token === '') return setSent(true)
    showToast(t('sent'))
    navigate('/library')
  }
  return isSent ? <SentNotice /> : <MessageStep onSent={finish} />
}

function MessageStep({ onSent }: { onSent: () => void }) {
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
        <p className="muted">
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
        {web_token !== '' && <GeniePanel />}
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
      <p className="muted">
        <Phrases>{t('genieAnswers')}</Phrases>
      </p>
      <LinkButton to="/chat" look="line" block>
        {t('askGenie')}
      </LinkButton>
    </Panel>
  )
}

function SentNotice() {
  const t = useTexts(helpTexts)
  return (
    <div role="status" className={styles.sent}>
      <Empty isPage title={t('sent')} picture={<img src={messageSent} alt="" width={340} height={181} />} />
    </div>
  )
}
