import type { Language } from '@kasama/contract/language'
import type { DeskQuestion } from '@kasama/contract/studio/content/faq.api'
import type { FaqPart } from '@kasama/contract/studio/content/lists.rules'
import { ExternalLink, MessageCircle, Plus, Volume2 } from 'lucide-react'
import { useEntryForm } from '#desk-kit/forms/use-entry-form.ts'
import { LanguageFlags } from '#desk-kit/languages/language-flags.tsx'
import { textStates } from '#desk-kit/languages/language-state.ts'
import { ReorderableList } from '#desk-kit/order/reorderable-list.tsx'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { speak, useHasVoice } from '#shared/speech/speech.ts'
import { staticPage } from '#shared/static-page.ts'
import { Button, buttonClass } from '#shared/ui/actions/button.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { EntryPage } from '../entry-page'
import { EntryForm } from '../form/entry-form'
import { type FlatText, flatText, noText, textFrom } from '../form/flat-texts'
import { useDeskFaq, useMove } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import splitStyles from '../split.module.css'
import styles from './faq.module.css'
import { faqTexts as t } from './faq.texts'

/** Frequent questions in four languages: for the page that everybody can read, and for Genie's answers. */
export function Faq() {
  return (
    <EntryPage
      title={listsTexts.faq}
      answer={useDeskFaq()}
      keyOf={({ slug }) => slug}
      texts={t}
      actions={(onAdd) => (
        <>
          <a
            className={buttonClass({ look: 'line', size: 's' })}
            href={staticPage('faq', 'en')}
            target="_blank"
            rel="noopener"
          >
            <ExternalLink aria-hidden="true" />
            {t.page}
          </a>
          <Button look="line" size="s" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
            {t.add}
          </Button>
        </>
      )}
      list={(questions, open, onOpen) => <List questions={questions} open={open} onOpen={onOpen} />}
      form={(question, onClose) => <QuestionForm question={question} onClose={onClose} />}
    />
  )
}

type ListProps = { questions: DeskQuestion[]; open: string | null; onOpen: (slug: string) => void }

function List({ questions, open, onOpen }: ListProps) {
  const move = useMove('faq')
  const items = questions.map((question) => ({ key: question.slug, name: question.question.eng, question }))
  return (
    <>
      <ReorderableList label={listsTexts.faq} items={items} onMove={(...to) => void move(...to)}>
        {({ key, question }, grip) => (
          <div className={styles.row} aria-current={key === open || undefined}>
            {grip}
            <button type="button" className={styles.open} onClick={() => onOpen(key)} data-open data-edit>
              <b>{question.question.eng}</b>
              <LanguageFlags states={textStates([question.question, question.answer])} />
            </button>
          </div>
        )}
      </ReorderableList>
      <p className="muted">{listsTexts.movesBy}</p>
    </>
  )
}

type QuestionFields = FlatText<'question'> & FlatText<'answer'> & { part: FaqPart }

const texts = [
  { name: 'question', label: t.question, most: 300 },
  { name: 'answer', label: t.answer, most: 4000 },
] as const

/** A question and its answer in one language at a time. */
function QuestionForm({ question, onClose }: { question: DeskQuestion | null; onClose: () => void }) {
  const stored: QuestionFields = {
    ...flatText('question', question?.question ?? noText),
    ...flatText('answer', question?.answer ?? noText),
    part: question?.part ?? 'learning',
  }
  const form = useEntryForm<QuestionFields>(`desk-question-${question?.slug ?? 'new'}`, stored)
  const { value } = form
  function store() {
    const fields = { part: value.part, question: textFrom(value, 'question'), answer: textFrom(value, 'answer') }
    if (!question) return deskRequest('POST /admin/faq', { body: fields })
    const { slug, version } = question
    return deskRequest('POST /admin/faq/:slug', { params: { slug }, body: { ...fields, version } })
  }
  return (
    <EntryForm<'question' | 'answer'>
      list="faq"
      title={question?.question.eng ?? t.newQuestion}
      form={form}
      stored={stored}
      texts={texts}
      below={(language) => <ReadAloud value={value} language={language} />}
      added={question ? undefined : t.added}
      call={store}
      removal={
        question
          ? {
              title: t.removeTitle,
              text: t.removeText,
              call: () => deskRequest('DELETE /admin/faq/:slug', { params: { slug: question.slug } }),
            }
          : undefined
      }
      onClose={onClose}
    >
      {() => (
        <>
          <SelectField
            label={t.whom}
            hint={t.partHint}
            value={value.part}
            onChange={({ target }) => form.set({ part: target.value as FaqPart })}
          >
            <option value="plans">{t.plans}</option>
            <option value="learning">{t.learning}</option>
          </SelectField>
          <p className={splitStyles.hint}>
            <MessageCircle aria-hidden="true" />
            {t.genie}
          </p>
        </>
      )}
    </EntryForm>
  )
}

/** Reads the question and its answer aloud, if the browser has a voice for the language. */
function ReadAloud({ value, language }: { value: QuestionFields; language: Language }) {
  const hasVoice = useHasVoice(language)
  const answer = value[`answer.${language}`]
  if (!hasVoice || !answer) return null
  return (
    <Button
      look="quiet"
      size="s"
      icon={<Volume2 aria-hidden="true" />}
      onClick={() => speak(`${value[`question.${language}`]} ${answer}`, language)}
    >
      {t.readAloud}
    </Button>
  )
}
