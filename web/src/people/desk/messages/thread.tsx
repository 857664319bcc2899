import { htmlLanguages } from '@kasama/contract/language'
import type { DeskThread, MessagePart } from '@kasama/contract/people/desk/messages.api'
import { Check, Clock, StickyNote } from 'lucide-react'
import { momentText } from '#desk-kit/day-texts.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import styles from './messages.module.css'
import { messagesTexts as t } from './messages.texts'

/** A conversation: the writer's text on the left, answers on the right, each in its own language, with notes. */
export function Thread({ thread: { name, text, created_at, language_code, parts } }: { thread: DeskThread }) {
  return (
    <div className={styles.parts}>
      <div className={styles.theirs}>
        <p className={styles.bubble} lang={htmlLanguages[language_code]}>
          {text}
        </p>
        <p className={`row wrap muted text-14 ${styles.meta}`}>
          <b>{name}</b>
          <time dateTime={created_at}>{momentText(created_at)}</time>
        </p>
      </div>
      {parts.map((part) =>
        part.kind === 'note' ? <Note key={part.id} part={part} /> : <Answer key={part.id} part={part} />,
      )}
    </div>
  )
}

function Answer({ part: { text, by, created_at, sent_at, language_code } }: { part: MessagePart }) {
  return (
    <div className={styles.ours}>
      <p className={styles.bubble} lang={htmlLanguages[language_code]}>
        {text}
      </p>
      <p className={`row wrap muted text-14 ${styles.meta}`}>
        <span>
          <span>{by ?? t.somebody}</span>, <time dateTime={created_at}>{momentText(created_at)}</time>
        </span>
        {sent_at ? (
          <Tag kind="ok" icon={<Check aria-hidden="true" />}>
            {t.sent}
          </Tag>
        ) : (
          <Tag kind="warn" icon={<Clock aria-hidden="true" />}>
            {t.waiting}
          </Tag>
        )}
      </p>
    </div>
  )
}

function Note({ part: { text, by, created_at } }: { part: MessagePart }) {
  return (
    <div className={styles.note}>
      <p>{fillIn(t.wroteNote, { name: by ?? t.somebody, when: momentText(created_at) })}</p>
      <Notice kind="warn" icon={<StickyNote aria-hidden="true" />}>
        {text}
      </Notice>
    </div>
  )
}
