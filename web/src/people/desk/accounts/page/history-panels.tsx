import type { DeskAccount } from '@kasama/contract/people/desk/account.api'
import { momentText } from '#desk-kit/day-texts.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { TextLink } from '#shared/ui/actions/text-link.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import styles from './page.module.css'
import { pageTexts as t } from './page.texts'

type Mail = DeskAccount['mails'][number]
const kinds = { sent: 'ok', waiting: 'warn', left_out: 'plain' } as const
function wordsOf({ kind, about }: Mail): string {
  if (kind === 'answer' && !about) return t.answerPlain
  if (kind === 'reset' && about) return fillIn(t.resetOf, { about })
  return fillIn(t[kind], { about })
}

/** Mails that the app knows of. */
export function MailsPanel({ mails }: { mails: Mail[] }) {
  return (
    <Panel>
      <div className="row between wrap gap-6 gap-x-14">
        <h2>{t.mails}</h2>
        <span className={styles.lead}>{t.mailDays}</span>
      </div>
      {mails.length === 0 ? (
        <p className={styles.lead}>{t.noMails}</p>
      ) : (
        <ul className={styles.lines}>
          {mails.map((mail) => (
            <li key={`${mail.kind} ${mail.at}`}>
              <time dateTime={mail.at}>{momentText(mail.at)}</time>
              <b>{wordsOf(mail)}</b>
              <Tag kind={kinds[mail.state]}>{t[mail.state]}</Tag>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.lead}>{t.mailsNote}</p>
    </Panel>
  )
}

/** Name of an action, readable: account_blocked is "account blocked". */
const plain = (action: string) => action.replaceAll('_', ' ')

/** Latest audit entries about the account and by it. */
export function AuditPanel({ account: { audit, person } }: { account: DeskAccount }) {
  const { has } = useDesk()
  return (
    <Panel>
      <div className="row between wrap gap-6 gap-x-14">
        <h2>{t.audit}</h2>
        {has('audit') && (
          <TextLink to={`/admin/audit?about_kind=account&about_id=${person.id}`}>{t.everything}</TextLink>
        )}
      </div>
      {audit.length === 0 && <p className={styles.lead}>{t.noAudit}</p>}
      <ul className={styles.lines}>
        {audit.map(({ at, by, action, reason }) => (
          <li key={`${at} ${action}`}>
            <time dateTime={at}>{momentText(at)}</time>
            <span>
              <span>{by ?? t.byNobody}</span>: {plain(action)}
              {reason && <small>{reason}</small>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
