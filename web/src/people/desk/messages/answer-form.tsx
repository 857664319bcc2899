import { englishNames, htmlLanguages, type Language, languages } from '@kasama/contract/language'
import type { DeskThread } from '@kasama/contract/people/desk/messages.api'
import { Send, StickyNote } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { readDraft, storeDraft } from '#shared/session/draft.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { TextArea } from '#shared/ui/forms/text-area.tsx'
import styles from './messages.module.css'
import { useRefetchMessages } from './messages.queries'
import { messagesTexts as t } from './messages.texts'

type Draft = { text: string; language: Language; key: string }
const newKey = () => crypto.randomUUID()

/** Draft of an answer; it survives a reload and a lost session. */
function useAnswer({ id, language_code }: DeskThread) {
  const name = `desk-answer-${id}`
  const [draft, setDraft] = useState<Draft>(
    () => readDraft<Draft>(name) ?? { text: '', language: language_code, key: newKey() },
  )
  const refetchMessages = useRefetchMessages()
  const sent = useRef('')
  const latest = useRef(draft)
  function keep(next: Draft) {
    latest.current = next
    setDraft(next)
    storeDraft(name, next.text ? next : null)
  }
  /** Text written after the sending stays. */
  const emptied = (words: string) => ({
    onSuccess: () => {
      const { text, language } = latest.current
      keep({ text: text.trim() === sent.current ? '' : text, language, key: newKey() })
      showToast(words)
      void refetchMessages()
    },
  })
  // If a colleague answered first, that answer is added to the thread above the text written here.
  const answer = useDeskMutation('POST /admin/messages/:id/answer', {
    ...emptied(t.sentNow),
    onError: () => void refetchMessages(),
  })
  const note = useDeskMutation('POST /admin/messages/:id/note', emptied(t.kept))
  // A changed text gets a new key: under that of a try whose response was lost, the server takes it for the same
  // answer.
  const set = (change: Partial<Draft>) => keep({ ...latest.current, key: newKey(), ...change })
  function send(words: string) {
    sent.current = words
  }
  return { draft, set, send, answer, note }
}

/** An answer by mail, or a note. */
export function AnswerForm({ thread }: { thread: DeskThread }) {
  const { id, mail_to, language_code, ready, state, parts } = thread
  const { draft, set, send, answer, note } = useAnswer(thread)
  const { text, language, key } = draft
  const words = text.trim()
  const why = state === 'spam' ? t.isSpam : mail_to === null ? t.noMail : undefined
  /** A ready text replaces another one, but is added below text that the admin wrote. */
  const isReady = ready.some(({ texts }) => Object.values(texts).includes(text))
  const begin = (chosen: string) => set({ text: words === '' || isReady ? chosen : `${text.trimEnd()}\n\n${chosen}` })
  const others = [...new Set<Language>([language_code, 'eng', ...languages])]
  function change(to: Language) {
    const chosen = ready.find(({ texts }) => texts[language] === text)
    set({ language: to, ...(chosen && { text: chosen.texts[to] ?? '' }) })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const after = parts.findLast(({ kind }) => kind === 'answer')?.id ?? null
    if (!words || why) return
    send(words)
    answer.mutate({ params: { id }, body: { text: words, language_code: language, after, key } })
  }
  const problem = answer.error ?? note.error
  return (
    <form className={styles.answer} onSubmit={submit}>
      <div className={`row wrap gap-8 gap-x-12 ${styles.choices}`}>
        <span className={styles.lead}>{t.answerIn}</span>
        <Segment
          label={t.answerIn}
          value={language}
          onChange={change}
          columns={2}
          options={others.map((value) => ({ value, label: englishNames[value] }))}
        />
      </div>
      <div className={`row wrap gap-8 gap-x-12 ${styles.choices}`}>
        <span className={styles.lead}>{t.ready}</span>
        {ready.map(({ title, texts }) => (
          <button
            key={title}
            type="button"
            aria-pressed={texts[language] === text}
            onClick={() => begin(texts[language] ?? '')}
          >
            {title}
          </button>
        ))}
      </div>
      <TextArea
        label={t.answer}
        rows={4}
        maxLength={5000}
        lang={htmlLanguages[language]}
        value={text}
        onChange={({ target }) => set({ text: target.value })}
      />
      {problem && <Notice kind="bad">{problem.message}</Notice>}
      <div className={`row between wrap gap-10 ${styles.foot}`}>
        <p className={styles.lead}>{why ?? fillIn(t.mailTo, { to: mail_to ?? '' })}</p>
        <span>
          <Button
            look="line"
            icon={<StickyNote aria-hidden="true" />}
            busy={note.isPending}
            disabled={words === ''}
            onClick={() => {
              send(words)
              note.mutate({ params: { id }, body: { text: words } })
            }}
          >
            {t.note}
          </Button>
          <Button
            type="submit"
            icon={<Send aria-hidden="true" />}
            busy={answer.isPending}
            disabled={words === '' || why !== undefined}
          >
            {t.send}
          </Button>
        </span>
      </div>
    </form>
  )
}
