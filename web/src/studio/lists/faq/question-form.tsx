import type { Language } from '@kasama/contract/language'
import type { DeskQuestion } from '@kasama/contract/studio/faq.api'
import type { FaqPart } from '@kasama/contract/studio/lists.rules'
import { MessageCircle, Volume2, X } from 'lucide-react'
import { useState } from 'react'
import { useEntryForm } from '#desk-kit/doing/use-entry-form.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { speak, useHasVoice } from '#shared/speech/speech.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { SelectField } from '#shared/ui/forms/select-field.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { EntryWords } from '../form/entry-words'
import { flatText, noText } from '../form/flat-texts'
import { FormFoot } from '../form/form-foot'
import { listsTexts } from '../lists.texts'
import splitStyles from '../split.module.css'
import { faqTexts as t } from './faq.texts'
import type { QuestionFields } from './question-fields'
import { RemoveQuestion } from './remove-question'
import { useSaveQuestion } from './use-save-question'

const texts = [
  { name: 'question', label: t.question, most: 300 },
  { name: 'answer', label: t.answer, most: 4000 },
] as const

/** A question and its answer in one language at a time. */
export function QuestionForm({ question, onClose }: { question: DeskQuestion | null; onClose: () => void }) {
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
