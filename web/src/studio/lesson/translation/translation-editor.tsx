import type { TargetLanguage } from '@kasama/contract/language'
import { maxTextLetters } from '@kasama/contract/studio/translation/translation.rules'
import { Bot, RefreshCw, Square } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ViewChips } from '#desk-kit/list/head/view-chips.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { QueryError } from '#desk-kit/states/query-error.tsx'
import { RequestError } from '#shared/api/request-error.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { batches, type Field, parts } from './fields'
import { TextRow } from './text-row'
import styles from './translation.module.css'
import { translationTexts as t } from './translation.texts'
import { type Translation, useTranslation } from './use-translation'

type Props = { editing: EditedLesson; language: TargetLanguage }

/** Each English text beside its translation: suggested by a machine, checked by rules, confirmed by a person. */
export function TranslationEditor({ editing, language }: Props) {
  const translation = useTranslation(editing, language)
  const { fields } = translation
  const [chosen, setPart] = useState<(typeof parts)[number] | null>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const inPart = (part: string) => fields.filter((field) => field.part === part)
  const part = chosen ?? parts.find((one) => inPart(one).some(({ state }) => state !== 'confirmed')) ?? 'words'
  const shown = inPart(part)
  if (fields.length === 0) return <EmptyList title={t.nothing} text={t.nothingText} />

  function next(id: string) {
    const place = shown.findIndex((field) => field.id === id)
    list.current?.querySelectorAll<HTMLTextAreaElement>('textarea')[place + 1]?.focus()
  }
  const isDone = (field: { state: string }) => field.state === 'confirmed'
  return (
    <>
      <Head translation={translation} language={language} />
      <Panel className={styles.panel}>
        <div className={`row wrap gap-8 gap-x-14 ${styles.head}`}>
          <ViewChips
            label={t.parts}
            views={parts.map((one) => ({
              label: `${t[one]} ${fillIn(t.of, { done: inPart(one).filter(isDone).length, all: inPart(one).length })}`,
              count: undefined,
              isOn: one === part,
              onChoose: () => setPart(one),
            }))}
          />
          <span className={styles.quiet}>
            <u>{t.dotted}</u> {t.glossary}
          </span>
        </div>
        <div ref={list}>
          {shown.map((field) => (
            <TextRow
              key={field.id}
              field={field}
              language={language}
              glossary={translation.glossary}
              isCurrent={field.id === current}
              onFocus={() => setCurrent(field.id)}
              onWrite={(value) => translation.write(field, value)}
              onConfirm={() => {
                translation.confirm(field)
                next(field.id)
              }}
            />
          ))}
        </div>
        <p className={`row wrap gap-8 gap-x-14 ${styles.foot}`}>
          <span>{t.checked}</span>
          <span>
            {fields.every(isDone) ? t.allDone : fillIn(t.left, { count: fields.filter((one) => !isDone(one)).length })}
          </span>
        </p>
      </Panel>
    </>
  )
}

function Head({ translation, language }: { translation: Translation; language: TargetLanguage }) {
  const { aid, fields } = translation
  const { progress, problem, lacking, tooLong, offGlossary, ask, stop } = useSuggesting(language, translation)
  const state = aid.data?.state ?? 'ready'
  const hasMachine = fields.some((field) => field.state === 'machine')
  const openFields = fields.filter(
    (field) => field.state === (hasMachine ? 'machine' : 'empty') || field.state === 'empty',
  )
  const confirmed = fields.filter((field) => field.state === 'confirmed').length
  return (
    <>
      <div className={`row wrap gap-8 gap-x-14 ${styles.tools}`}>
        <Tag>{fillIn(t.confirmedOf, { count: confirmed, all: fields.length })}</Tag>
        <span className={styles.quiet}>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> {t.keys}
        </span>
        {progress ? (
          <Button look="line" size="s" icon={<Square aria-hidden="true" />} onClick={stop}>
            {t.stop} ({fillIn(t.suggesting, progress)})
          </Button>
        ) : (
          <Button
            look="line"
            size="s"
            icon={<RefreshCw aria-hidden="true" />}
            disabled={state !== 'ready' || openFields.length === 0}
            onClick={() => void ask(openFields)}
          >
            {hasMachine ? t.again : t.suggest}
          </Button>
        )}
      </div>
      <QueryError what={t.glossaryTitle} answer={aid} />
      {state === 'ready' ? (
        <Notice icon={<Bot aria-hidden="true" />}>{hasMachine ? t.machine : t.ready}</Notice>
      ) : (
        <Notice kind="warn">{t[state]}</Notice>
      )}
      {problem && <Notice kind="bad">{fillIn(t.failed, { problem })}</Notice>}
      {lacking > 0 && !progress && <Notice kind="warn">{fillIn(t.some, { count: lacking })}</Notice>}
      {tooLong > 0 && !progress && (
        <Notice kind="warn">{fillIn(tooLong === 1 ? t.tooLongOne : t.tooLong, { count: tooLong, most })}</Notice>
      )}
      {offGlossary > 0 && !progress && <Notice kind="warn">{fillIn(t.offGlossary, { count: offGlossary })}</Notice>}
    </>
  )
}

/** Letters of the longest text that a machine translates, to be read. */
const most = maxTextLetters.toLocaleString('en')

type SuggestionProgress = { done: number; all: number }

/** Requests suggestions for a few texts at a time; those received stay when it is stopped or fails. */
function useSuggesting(language: TargetLanguage, { suggest, aid }: Translation) {
  const [progress, setProgress] = useState<SuggestionProgress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [lacking, setLacking] = useState(0)
  const [tooLong, setTooLong] = useState(0)
  const [offGlossary, setOffGlossary] = useState(0)
  const stop = useRef<AbortController>(null)
  // Each response is put into the lesson as it is at that moment.
  const accept = useEffectEvent(suggest)
  const [received, setReceived] = useState<{ field: Field; text: string }[]>([])
  useEffect(() => {
    if (received.length > 0) accept(received)
  }, [received])
  useEffect(() => () => stop.current?.abort(), [])

  async function requestBatch(batch: Field[], signal: AbortSignal) {
    const body = { texts: batch.map(({ english }) => english) }
    const { texts, off_glossary } = await deskRequest(
      'POST /admin/translation/:language',
      { params: { language }, body },
      { signal },
    )
    const found = batch.flatMap((field, place) => (texts[place] ? [{ field, text: texts[place] }] : []))
    setReceived(found)
    setLacking((before) => before + batch.length - found.length - off_glossary)
    setOffGlossary((before) => before + off_glossary)
  }
  /** A text that the server does not take is left to a person, so that the others are suggested. */
  function leaveRefused(error: unknown, batch: Field[]) {
    if (!(error instanceof RequestError) || error.code !== 'invalid_input') throw error
    setLacking((before) => before + batch.length)
  }
  async function ask(fields: Field[]) {
    const asking = new AbortController()
    stop.current = asking
    setProblem(null)
    setLacking(0)
    setOffGlossary(0)
    const short = fields.filter(({ english }) => english.length <= maxTextLetters)
    setTooLong(fields.length - short.length)
    let done = 0
    try {
      for (const batch of batches(short)) {
        setProgress({ done, all: short.length })
        await requestBatch(batch, asking.signal).catch((error) => leaveRefused(error, batch))
        done += batch.length
      }
    } catch (error) {
      if (!asking.signal.aborted) setProblem(error instanceof Error ? error.message : String(error))
    }
    setProgress(null)
    void aid.refetch()
  }
  return { progress, problem, lacking, tooLong, offGlossary, ask, stop: () => stop.current?.abort() }
}
