import type { Language } from '@kasama/contract/language'
import { type ReactNode, useId } from 'react'
import { textStates } from '#desk-kit/languages/language-state.ts'
import { LanguageTabs } from '#desk-kit/languages/language-tabs.tsx'
import { tabId } from '#shared/ui/layout/tabs.tsx'
import splitStyles from '../split.module.css'
import { EntryText } from './entry-text'
import { type FlatText, textFrom } from './flat-texts'

type Field<Name> = { name: Name; label: string; most: number }
type Form<Name extends string> = {
  value: FlatText<Name>
  conflicts: readonly PropertyKey[]
  set: (change: Partial<FlatText<Name>>) => void
  takeTheirs: (field: `${Name}.${Language}`) => void
}
type Props<Name extends string> = {
  form: Form<Name>
  stored: FlatText<Name>
  fields: readonly Field<Name>[]
  language: Language
  onLanguage: (language: Language) => void
  /** Save was pressed, so that missing English texts are marked. */
  isAsked: boolean
  children?: ReactNode
}

/** The texts of an entry, in one language at a time. */
export function EntryTexts<Name extends string>({ form, stored, fields, language, ...rest }: Props<Name>) {
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
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, language)} className={splitStyles.main}>
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
              isAsked={rest.isAsked}
              theirs={conflicts.includes(field) ? stored[field] : undefined}
              onChange={(words) => form.set({ [field]: words } as Partial<FlatText<Name>>)}
              onTheirs={() => form.takeTheirs(field)}
            />
          )
        })}
        {rest.children}
      </div>
    </>
  )
}
