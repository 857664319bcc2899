import { englishNames } from '@kasama/contract/language'
import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import { Monitor } from 'lucide-react'
import { momentText } from '#desk-kit/day-texts.ts'
import { Values } from '#desk-kit/figures/values.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { plainSingaporeDate } from '#shared/format/date.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { useRefetchAccount } from '../actions/use-refetch-account'
import { Person } from '../person'
import styles from './page.module.css'
import { pageTexts as t } from './page.texts'

type Props = { account: DeskAccount }

/** Data of the account, and the other account of its household. */
export function AccountPanel({ account: { person, created_at, login_by, email_verified, linked } }: Props) {
  const isWorker = person.role === 'W'
  const ways = [
    login_by.password && (isWorker ? t.passwordWorker : t.password),
    login_by.google && t.google,
    login_by.facebook && t.facebook,
  ].filter(Boolean)
  return (
    <Panel>
      <h2>{t.account}</h2>
      <Values
        values={[
          [t.made, plainSingaporeDate(created_at, 'eng')],
          [t.login, ways.join(', ') || t.noLogin],
          ...(isWorker ? [] : ([[t.email, email_verified ? t.confirmed : t.unconfirmed]] as const)),
          [t.org, person.org?.name ?? t.none],
          [t.language, englishNames[isWorker ? person.language_code : 'eng']],
        ]}
      />
      {linked && (
        <div className={`row between gap-12 ${styles.linked}`}>
          <Person person={linked} size={44} />
          <TextLink to={`/admin/accounts/${linked.id}`} aria-label={fillIn(t.openAccount, { name: linked.name })}>
            {t.open}
          </TextLink>
        </div>
      )}
    </Panel>
  )
}

/** The account's one session, with a button that ends it. */
export function SessionPanel({ account: { person, session } }: Props) {
  const refetchAccount = useRefetchAccount()
  const { mutate, isPending } = useDeskMutation('POST /admin/accounts/:id/end_session', {
    onSuccess: () => {
      showToast(t.ended)
      void refetchAccount()
    },
    onError: (error) => showToast(error.message, 'error'),
  })
  return (
    <Panel>
      <h2>{t.session}</h2>
      {session ? (
        <div className={`row gap-12 ${styles.session}`}>
          <Monitor aria-hidden="true" />
          <div>
            <b>{fillIn(t.seen, { seen: momentText(session.seen_at) })}</b>
            <div className={styles.lead}>{fillIn(t.since, { since: plainSingaporeDate(session.since, 'eng') })}</div>
          </div>
          <Button look="line" size="s" busy={isPending} onClick={() => mutate({ params: { id: person.id } })}>
            {t.end}
          </Button>
        </div>
      ) : (
        <p className={styles.lead}>{t.noSession}</p>
      )}
      {person.role === 'W' && <p className={styles.lead}>{t.newLogin}</p>}
    </Panel>
  )
}
