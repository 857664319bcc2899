import type { Language } from '@kasama/contract/language'
import type { DeskQuestion } from '@kasama/contract/studio/faq.api'
import type { FaqPart } from '@kasama/contract/studio/lists.rules'
import { ExternalLink, MessageCircle, Plus, Volume2, X } from 'lucide-react'
import { useState } from 'react'
import { type EntryForm, useEntryForm } from '#desk-kit/doing/use-entry-form.ts'
import { LanguageFlags } from '#desk-kit/languages/language-flags.tsx'
import { statesOf } from '#desk-kit/languages/language-state.ts'
import { Reorder } from '#desk-kit/order/reorder.tsx'
import { DeskPage } from '#desk-kit/page/desk-page.tsx'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { EmptyList } from '#desk-kit/states/empty-list.tsx'
import { ListError } from '#desk-kit/states/list-error.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { speak, useHasVoice } from '#shared/speech/speech.ts'
import { staticPage } from '#shared/static-page.ts'
import { Button, buttonClass } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { EntryWords } from '../form/entry-words'
import { type FlatText, flatText, noText, textFrom } from '../form/flat-texts'
import { FormFoot } from '../form/form-foot'
import { useDeskFaq, useListChanged, useMove } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { RemoveDialog, useRemoved } from '../remove-dialog'
import splitStyles from '../split.module.css'
import { useOpenEntry } from '../use-open-entry'
import styles from './faq.module.css'
import { faqTexts as t } from './faq.texts'

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
  const { value, conflicts } = form
  const [language, setLanguage] = useState<Language>('eng')
  const [isAsked, setAsked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const saving = useSaveQuestion(question, form, onClose)
  const hasVoice = useHasVoice(language)
  function save() {
    setAsked(true)
    if (value['question.eng'].trim() && value['answer.eng'].trim()) saving.save()
    else setLanguage('eng')
  }
  const title = question?.question.eng ?? t.newQuestion
  return (
    <Panel className={splitStyles.panel} aria-label={title}>
      <div className={splitStyles.title}>
        <div>
          <h2>{title}</h2>
        </div>
        <IconButton label={fillIn(listsTexts.done, { name: title })} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <EntryWords<'question' | 'answer'>
        form={form}
        stored={stored}
        fields={texts}
        language={language}
        onLanguage={setLanguage}
        isAsked={isAsked}
      >
        {hasVoice && value[`answer.${language}`] && (
          <Button
            look="quiet"
            size="s"
            icon={<Volume2 aria-hidden="true" />}
            onClick={() => speak(`${value[`question.${language}`]} ${value[`answer.${language}`]}`, language)}
          >
            {t.readAloud}
          </Button>
        )}
      </EntryWords>
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
      <FormFoot
        isChanged={form.changed.length > 0}
        isContested={conflicts.length > 0}
        busy={saving.isPending}
        problem={saving.problem}
        onUndo={form.undo}
        onSave={save}
        onRemove={question ? () => setRemoving(true) : undefined}
      />
      {isRemoving && question && (
        <RemoveQuestion slug={question.slug} onDone={onClose} onDismiss={() => setRemoving(false)} />
      )}
    </Panel>
  )
}

type QuestionFormProps = { slug: string; onDone: () => void; onDismiss: () => void }

function RemoveQuestion({ slug, onDone, onDismiss }: QuestionFormProps) {
  const remove = useDeskMutation('DELETE /admin/faq/:slug', { onSuccess: useRemoved('faq', onDone) })
  return (
    <RemoveDialog
      title={t.removeTitle}
      removal={remove}
      onRemove={() => remove.mutate({ params: { slug } })}
      onDismiss={onDismiss}
    >
      <p>{t.removeText}</p>
    </RemoveDialog>
  )
}

/** Stores a question, or adds it; after an error the list is fetched again, since somebody else may have changed it. */
function useSaveQuestion(
  question: DeskQuestion | null,
  { value, send, saved }: EntryForm<QuestionFields>,
  onClose: () => void,
) {
  const changed = useListChanged('faq')
  async function done(words: string) {
    await changed()
    saved()
    showToast(words)
  }
  const add = useDeskMutation('POST /admin/faq', {
    onSuccess: async () => {
      await done(t.added)
      onClose()
    },
  })
  const change = useDeskMutation('POST /admin/faq/:slug', {
    onSuccess: () => done(listsTexts.saved),
    onError: () => void changed(),
  })
  function save() {
    send()
    const said = { part: value.part, question: textFrom(value, 'question'), answer: textFrom(value, 'answer') }
    if (question) change.mutate({ params: { slug: question.slug }, body: { ...said, version: question.version } })
    else add.mutate({ body: said })
  }
  return { save, isPending: add.isPending || change.isPending, problem: (add.error ?? change.error)?.message }
}

/** Frequent questions in four languages: for the page that everybody can read, and for Genie's answers. */
export function Faq() {
  const { data: questions, error, refetch } = useDeskFaq()
  const [open, setOpen] = useOpenEntry()
  const chosen = questions?.find(({ slug }) => slug === open)
  return (
    <DeskPage
      title={listsTexts.faq}
      count={questions && String(questions.length)}
      actions={
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
          <Button look="line" size="s" icon={<Plus aria-hidden="true" />} onClick={() => setOpen('new')}>
            {t.add}
          </Button>
        </>
      }
    >
      {error && !questions && <ListError error={error} onRetry={() => void refetch()} />}
      {!error && !questions && (
        <Loading>
          <Skeleton shape="banner" />
        </Loading>
      )}
      {questions && (
        <div className={splitStyles.split}>
          <div className={splitStyles.main}>
            {questions.length === 0 ? (
              <EmptyList title={t.none} text={t.noneText} />
            ) : (
              <List questions={questions} open={open} onOpen={setOpen} />
            )}
          </div>
          {open === 'new' && <QuestionForm key="new" question={null} onClose={() => setOpen(null)} />}
          {chosen && <QuestionForm key={chosen.slug} question={chosen} onClose={() => setOpen(null)} />}
        </div>
      )}
    </DeskPage>
  )
}

type Props = { questions: DeskQuestion[]; open: string | null; onOpen: (slug: string) => void }

function List({ questions, open, onOpen }: Props) {
  const move = useMove('faq')
  const items = questions.map((one) => ({ key: one.slug, name: one.question.eng, one }))
  return (
    <>
      <Reorder label={listsTexts.faq} items={items} onMove={(...to) => void move(...to)}>
        {({ key, one }, grip) => (
          <div className={styles.row} aria-current={key === open || undefined}>
            {grip}
            <button type="button" className={styles.open} onClick={() => onOpen(key)} data-open data-edit>
              <b>{one.question.eng}</b>
              <LanguageFlags states={statesOf([one.question, one.answer])} />
            </button>
          </div>
        )}
      </Reorder>
      <p className={splitStyles.quiet}>{listsTexts.movesBy}</p>
    </>
  )
}

type QuestionFields = FlatText<'question'> & FlatText<'answer'> & { part: FaqPart }
