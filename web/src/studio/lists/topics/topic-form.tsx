import { englishNames, type Language, languages } from '@kasama/contract/language'
import { type TopicColour, topicColours } from '@kasama/contract/studio/content/lists.rules'
import type { DeskTopic } from '@kasama/contract/studio/content/topics.api'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useEntryForm } from '#desk-kit/forms/use-entry-form.ts'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Select } from '#shared/ui/forms/select.tsx'
import { EntryFoot } from '../form/entry-foot'
import { EntryText } from '../form/entry-text'
import { type FlatText, flatText, noText, textFrom } from '../form/flat-texts'
import { useSaveEntry } from '../form/use-save-entry'
import { listsTexts } from '../lists.texts'
import { TopicSign } from './topic-sign'
import styles from './topics.module.css'
import { topicsTexts as t } from './topics.texts'

type TopicFields = FlatText<'name'> & { colour: string }

/** A topic's names in four languages, and the colour of a topic that the provider added. */
export function TopicForm({ topic, onClose }: { topic: DeskTopic | null; onClose: () => void }) {
  const stored: TopicFields = { ...flatText('name', topic?.name ?? noText), colour: topic?.colour ?? 'chores' }
  const form = useEntryForm<TopicFields>(`desk-topic-${topic?.id ?? 'new'}`, stored)
  const { value } = form
  const [isSubmitted, setSubmitted] = useState(false)
  const saving = useSaveEntry({
    list: 'topics',
    form,
    added: topic ? undefined : t.added,
    onSaved: onClose,
    call() {
      const fields = { name: textFrom(value, 'name'), colour: value.colour as TopicColour }
      if (!topic) return deskRequest('POST /admin/topics', { body: fields })
      const { id, version } = topic
      return deskRequest('POST /admin/topics/:id', { params: { id }, body: { ...fields, version } })
    },
  })
  function save() {
    setSubmitted(true)
    if (value['name.eng'].trim() !== '') saving.save()
  }
  const name = topic?.name.eng ?? t.topic
  return (
    <form className={styles.form} aria-label={name} onSubmit={(event) => event.preventDefault()} noValidate>
      <div className={styles.formHead}>
        <TopicSign id={topic?.id ?? null} colour={value.colour} />
        <b>{name}</b>
        {(topic === null || topic.id > 999) && (
          <Looks value={value.colour} onChange={(colour) => form.set({ colour })} />
        )}
        <IconButton label={fillIn(listsTexts.done, { name })} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className={styles.fields}>
        {languages.map((language: Language) => {
          const field = `name.${language}` as const
          return (
            <EntryText
              key={language}
              label={englishNames[language]}
              name={listsTexts.name}
              language={language}
              value={value[field]}
              english={value['name.eng']}
              most={200}
              isSubmitted={isSubmitted}
              storedMeanwhile={form.conflicts.includes(field) ? stored[field] : undefined}
              onChange={(text) => form.set({ [field]: text })}
              onAdoptStored={() => form.adoptStored(field)}
            />
          )
        })}
      </div>
      <EntryFoot
        list="topics"
        form={form}
        saving={saving}
        removal={topic ? removalOf(topic) : undefined}
        onSave={save}
        onClose={onClose}
      />
    </form>
  )
}

function Looks({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const id = useId()
  return (
    <label className="row gap-8 text-14 bold" htmlFor={id}>
      {t.look}
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {topicColours.map((colour) => (
          <option key={colour} value={colour}>
            {colour}
          </option>
        ))}
      </Select>
    </label>
  )
}

/** A topic that lessons or skills use can't be removed; the text says how many households chose it. */
const removalOf = ({ id, name, lessons, skills, chosen }: DeskTopic) => ({
  title: fillIn(t.removeTitle, { name: name.eng }),
  text: chosen === 1 ? t.removeOne : fillIn(t.removeText, { count: chosen }),
  inUse: lessons > 0 || skills > 0 ? t.inUse : undefined,
  call: () => deskRequest('DELETE /admin/topics/:id', { params: { id } }),
})
