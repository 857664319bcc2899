import { CircleUserRound, Mail, MessageCircle, Pencil, Send } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { ProblemSummary } from '../../../shared/ui/forms/problem-summary'
import { TextArea } from '../../../shared/ui/forms/text-area'
import { TextField } from '../../../shared/ui/forms/text-field'
import styles from '../help.module.css'
import { helpTexts } from '../help.texts'
import { employerContactTexts } from './employer-contact.texts'
import { useContact } from './use-contact'

/** `name` and `email` prefill the form; without `needsEmail` the account identifies the writer. */
type Props = { isWorker: boolean; needsEmail: boolean; name: string; email: string; onSent: () => void }

export function ContactForm({ isWorker, needsEmail, name, email, onSent }: Props) {
  const t = useTexts(helpTexts)
  const { problems, busy, submit, mend } = useContact(needsEmail, onSent)
  return (
    <form noValidate className={styles.form} onSubmit={submit} onInput={mend}>
      <TextField
        name="name"
        label={isWorker ? t('name') : employerContactTexts.name}
        icon={<CircleUserRound aria-hidden="true" />}
        autoComplete="name"
        maxLength={120}
        defaultValue={name}
        error={problems.name}
      />
      <TextField
        name="email"
        type="email"
        label={t(needsEmail ? 'email' : 'emailIfAny')}
        icon={<Mail aria-hidden="true" />}
        autoComplete="email"
        maxLength={254}
        defaultValue={email}
        hint={needsEmail ? undefined : t('noEmail')}
        error={problems.email}
      />
      {!isWorker && (
        <TextField
          name="subject"
          label={employerContactTexts.subject}
          icon={<Pencil aria-hidden="true" />}
          maxLength={200}
        />
      )}
      <TextArea
        name="message"
        label={t('message')}
        icon={<MessageCircle aria-hidden="true" />}
        rows={4}
        maxLength={5000}
        error={problems.message}
      />
      <ProblemSummary problems={problems} />
      <Button type="submit" block size="xl" busy={busy} icon={<Send aria-hidden="true" />}>
        {t('send')}
      </Button>
    </form>
  )
}
