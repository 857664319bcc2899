import type { Language } from '@kasama/contract/language'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { EntryForm as EntryState } from '#desk-kit/forms/use-entry-form.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import type { ListName } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import splitStyles from '../split.module.css'
import { EntryFoot, type Removal } from './entry-foot'
import { EntryTexts } from './entry-texts'
import type { FlatText } from './flat-texts'
import { useSaveEntry } from './use-save-entry'

type Props<Name extends string, Fields extends FlatText<Name>> = {
  list: ListName
  title: string
  /** Picture before the title, and a line below it. */
  picture?: ReactNode
  note?: string
  form: EntryState<Fields>
  stored: Fields
  /** Texts of the entry, which English needs. */
  texts: readonly { name: Name; label: string; most: number }[]
  /** Shown below the texts of a language. */
  below?: (language: Language) => ReactNode
  /** Whether the fields besides the texts are complete. */
  isComplete?: boolean
  /** Message after a new entry was added; undefined for a stored one. */
  added: string | undefined
  call: () => Promise<unknown>
  removal: Removal | undefined
  onClose: () => void
  /** Further fields; `isAsked` says that Save was pressed, so that missing ones are marked. */
  children: (isAsked: boolean) => ReactNode
}

/** An entry of a list beside it: its texts in one language at a time, its further fields, and its buttons. */
export function EntryForm<Name extends string, Fields extends FlatText<Name>>({
  list,
  title,
  form,
  stored,
  texts,
  isComplete = true,
  added,
  call,
  onClose,
  ...rest
}: Props<Name, Fields>) {
  const [language, setLanguage] = useState<Language>('eng')
  const [isAsked, setAsked] = useState(false)
  const saving = useSaveEntry({ list, form, added, call, ...(added !== undefined && { onSaved: onClose }) })
  function save() {
    setAsked(true)
    const isWritten = texts.every(({ name }) => form.value[`${name}.eng`].trim() !== '')
    if (!isWritten) setLanguage('eng')
    else if (isComplete) saving.save()
  }
  return (
    <Panel className={splitStyles.panel} aria-label={title}>
      <div className={splitStyles.title}>
        {rest.picture}
        <div>
          <h2>{title}</h2>
          {rest.note && <p>{rest.note}</p>}
        </div>
        <IconButton label={fillIn(listsTexts.done, { name: title })} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <EntryTexts<Name>
        form={form}
        stored={stored}
        fields={texts}
        language={language}
        onLanguage={setLanguage}
        isAsked={isAsked}
      >
        {rest.below?.(language)}
      </EntryTexts>
      {rest.children(isAsked)}
      <EntryFoot list={list} form={form} saving={saving} removal={rest.removal} onSave={save} onClose={onClose} />
    </Panel>
  )
}
