import type { AuditEntry } from '@kasama/contract/desk/audit.api'
import styles from './audit.module.css'
import { auditTexts as t } from './audit.texts'

/** Values before and after, marked by signs besides the colours, and the reason. */
export function EntryDetails({ entry: { id, changes, details, reason, org } }: { entry: AuditEntry }) {
  return (
    <dl className={styles.entry}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{wordsOf(field)}</dt>
          <dd>
            {before !== null && <span className={styles.was}>− {before} </span>}
            {after !== null && <span className={styles.is}>+ {after}</span>}
          </dd>
        </div>
      ))}
      {details.map(({ field, value }) => (
        <div key={`detail ${field}`}>
          <dt>{wordsOf(field)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {reason && (
        <div>
          <dt>{t.reason}</dt>
          <dd>{reason}</dd>
        </div>
      )}
      {org && (
        <div>
          <dt>{t.org}</dt>
          <dd>{org}</dd>
        </div>
      )}
      <div>
        <dt>{t.entry}</dt>
        <dd>A-{id}</dd>
      </div>
    </dl>
  )
}

/** 'password_reset' as words: "Password reset". */
export function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
