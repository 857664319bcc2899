import { Notice } from '../../shared/ui/feedback/notice'
import { ListenButton } from '../../shared/ui/media/listen-button'
import { Phrases } from '../../shared/ui/phrases'
import styles from './rewards.module.css'

/** A message with a button to hear it. */
export function HeardNotice({ kind, lines }: { kind?: 'bad'; lines: string[] }) {
  return (
    <Notice kind={kind ?? 'info'}>
      <div className={styles.heard}>
        {lines.map((line) => (
          <p key={line}>
            <Phrases>{line}</Phrases>
          </p>
        ))}
        <ListenButton text={lines.join(' ')} />
      </div>
    </Notice>
  )
}
