import { type Language, languages } from '@kasama/contract/language'
import { Tabs } from '#shared/ui/layout/tabs.tsx'
import { partsTexts as t } from '../parts.texts'
import { LanguageName } from './language-name'
import type { LanguageState } from './language-state'
import styles from './languages.module.css'

type Props = {
  states: Record<Language, LanguageState>
  value: Language
  onChange: (language: Language) => void
  panelId: string
}

/** Tabs to edit one language at a time, each with its state. */
export function LanguageTabs({ states, value, onChange, panelId }: Props) {
  const tabs = languages.map((language) => ({
    value: language,
    label: <LanguageName language={language} state={states[language]} />,
  }))
  return (
    <div className={styles.tabs}>
      <Tabs label={t.languages} tabs={tabs} value={value} onChange={onChange} panelId={panelId} />
    </div>
  )
}
