import { englishNames, type Language, languages } from '@kasama/contract/language'
import { type TopicColour, topicColours } from '@kasama/contract/studio/content/lists.rules'
import type { DeskTopic } from '@kasama/contract/studio/content/topics.api'
import { X } from 'lucide-react'
import { useId, useState } from 'react'
import { useEntryForm } from '#desk-kit/doing/use-entry-form.ts'
import { useDeskMutation } from '#desk-kit/sign-in/desk-request.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { showToast } from '#shared/ui/feedback/toast-store.ts'
import { Select } from '#shared/ui/forms/select.tsx'
import { EntryText } from '../form/entry-text'
import { type FlatText, flatText, noText, textFrom } from '../form/flat-texts'
import { FormFoot } from '../form/form-foot'
import { useListChanged } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import { RemoveDialog, useRemoved } from '../remove-dialog'
import { TopicSign } from './topic-sign'
import styles from './topics.module.css'
import { topicsTexts as t } from './topics.texts'

type Form = FlatText<'name'> & { colour: string }

/** A topic's names in four languages, and the colour of a topic that the provider added. */
export function TopicForm({ topic, onClose }: { topic: DeskTopic | null; onClose: () => void }) {
  const stored: Form = { ...flatText('name', topic?.name ?? noText), colour: topic?.colour ?? 'chores' }
  const form = useEntryForm<Form>(`desk-topic-${topic?.id ?? 'new'}`, stored)
  const { value } = form
  const [isAsked, setAsked] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const changed = useListChanged('topics')
  async function done(words: string) {
    await changed()
    form.saved()
    showToast(words)
    onClose()
  }
  const add = useDeskMutation('POST /admin/topics', { onSuccess: () => done(t.added) })
  const change = useDeskMutation('POST /admin/topics/:id', {
    onSuccess: () => done(listsTexts.saved),
    onError: changed,
  })
  function save() {
    setAsked(true)
    if (value['name.eng'].trim() === '') return
    form.send()
    const said = { name: textFrom(value, 'name'), colour: value.colour as TopicColour }
    if (topic) change.mutate({ params: { id: topic.id }, body: { ...said, version: topic.version } })
    else add.mutate({ body: said })
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
              isAsked={isAsked}
              theirs={form.conflicts.includes(field) ? stored[field] : undefined}
              onChange={(text) => form.set({ [field]: text })}
              onTheirs={() => form.takeTheirs(field)}
            />
          )
        })}
      </div>
      <FormFoot
        isChanged={form.changed.length > 0}
        isContested={form.conflicts.length > 0}
        busy={add.isPending || change.isPending}
        problem={(add.error ?? change.error)?.message}
        onUndo={form.undo}
        onSave={save}
        onRemove={topic ? () => setRemoving(true) : undefined}
      />
      {isRemoving && topic && <RemoveTopic topic={topic} onDone={onClose} onDismiss={() => setRemoving(false)} />}
    </form>
  )
}

function Looks({ value, onChange }: { value: string; onChange: (colour: string) => void }) {
  const id = useId()
  return (
    <label className={styles.look} htmlFor={id}>
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

type Props = { topic: DeskTopic; onDone: () => void; onDismiss: () => void }

/** Removes a topic, and says how many households chose it; one that lessons or skills use can't be removed. */
function RemoveTopic({ topic: { id, name, lessons, skills, chosen }, onDone, onDismiss }: Props) {
  const remove = useDeskMutation('DELETE /admin/topics/:id', { onSuccess: useRemoved('topics', onDone) })
  return (
    <RemoveDialog
      title={fillIn(t.removeTitle, { name: name.eng })}
      inUse={lessons > 0 || skills > 0 ? t.inUse : undefined}
      removal={remove}
      onRemove={() => remove.mutate({ params: { id } })}
      onDismiss={onDismiss}
    >
      <p>{chosen === 1 ? t.removeOne : fillIn(t.removeText, { count: chosen })}</p>
    </RemoveDialog>
  )
}
