import type { Language } from '@kasama/contract/language'
import { X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { textStates } from '#desk-kit/languages/language-state.ts'
import { LanguageTabs } from '#desk-kit/languages/language-tabs.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { tabId } from '#shared/ui/layout/tabs.tsx'
import type { ListName } from '../lists.queries'
import { listsTexts } from '../lists.texts'
import splitStyles from '../split.module.css'
import { EntryFoot, type Removal } from './entry-foot'
import { EntryText } from './entry-text'
import { type FlatText, textFrom } from './flat-texts'
import { useSaveEntry } from './use-save-entry'

type Field<Name> = { name: Name; label: string; most: number }
type TextsState<Name extends string> = {
  value: FlatText<Name>
  conflicts: readonly PropertyKey[]
  set: (change: Partial<FlatText<Name>>) => void
  adoptStored: (field: `${Name}.${Language}`) => void
}

type Props<Name extends string> = {
  list: ListName
  title: string
  /** Picture before the title, and a line below it. */
  picture?: ReactNode
  note?: string
  form: TextsState<Name> & {
    changed: readonly PropertyKey[]
    undo: () => void
    markSent: () => void
    markSaved: () => void
  }
  stored: FlatText<Name>
  /** Texts of the entry, which English needs. */
  texts: readonly Field<Name>[]
  /** Shown below the texts of a language. */
  below?: (language: Language) => ReactNode
  /** Whether the fields besides the texts are complete. */
  isComplete?: boolean
  /** Message after a new entry was added; undefined for a stored one. */
  added: string | undefined
  call: () => Promise<unknown>
  removal: Removal | undefined
  onClose: () => void
  /** Further fields; `isSubmitted` says that Save was pressed, so that missing ones are marked. */
  children: (isSubmitted: boolean) => ReactNode
}

/** An entry of a list beside it: its texts in one language at a time, its further fields, and its buttons. */
export function EntryForm<Name extends string>({
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
}: Props<Name>) {
  const [language, setLanguage] = useState<Language>('eng')
  const [isSubmitted, setSubmitted] = useState(false)
  const saving = useSaveEntry({ list, form, added, call, ...(added !== undefined && { onSaved: onClose }) })
  function save() {
    setSubmitted(true)
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
        isSubmitted={isSubmitted}
      >
        {rest.below?.(language)}
      </EntryTexts>
      {rest.children(isSubmitted)}
      <EntryFoot list={list} form={form} saving={saving} removal={rest.removal} onSave={save} onClose={onClose} />
    </Panel>
  )
}

type EntryTextsProps<Name extends string> = {
  form: TextsState<Name>
  stored: FlatText<Name>
  fields: readonly Field<Name>[]
  language: Language
  onLanguage: (language: Language) => void
  /** Save was pressed, so that missing English texts are marked. */
  isSubmitted: boolean
  children?: ReactNode
}

/** The texts of an entry, in one language at a time. */
function EntryTexts<Name extends string>({ form, stored, fields, language, ...rest }: EntryTextsProps<Name>) {
  const panelId = useId()
  const { value, conflicts } = form
  return (
    <>
      <LanguageTabs
        states={textStates(fields.map(({ name }) => textFrom(value, name)))}
        value={language}
        onChange={rest.onLanguage}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, language)} className="stack shrink gap-10">
        {fields.map(({ name, label, most }) => {
          const field: `${Name}.${Language}` = `${name}.${language}`
          return (
            <EntryText
              key={field}
              label={label}
              language={language}
              value={value[field]}
              english={value[`${name}.eng`]}
              most={most}
              isSubmitted={rest.isSubmitted}
              storedMeanwhile={conflicts.includes(field) ? stored[field] : undefined}
              onChange={(words) => form.set({ [field]: words } as Partial<FlatText<Name>>)}
              onAdoptStored={() => form.adoptStored(field)}
            />
          )
        })}
        {rest.children}
      </div>
    </>
  )
}
