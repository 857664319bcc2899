import type { Language } from '@kasama/contract/language'
import type { DeskSection } from '@kasama/contract/studio/layout.api'
import { mostInSection } from '@kasama/contract/studio/lists.rules'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { statesOf } from '#desk-kit/languages/language-state.ts'
import { LanguageTabs } from '#desk-kit/languages/language-tabs.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { tabId } from '#shared/ui/layout/tabs.tsx'
import { EntryText } from '../form/entry-text'
import { LessonPicks } from '../lessons/lesson-picks'
import styles from './layout.module.css'
import { layoutTexts as t } from './layout.texts'

type Props = {
  section: DeskSection
  taken: ReadonlySet<number>
  onChange: (section: DeskSection) => void
  onRemove: () => void
}

/** A section's title in one language at a time, and its lessons. */
export function SectionFields({ section, taken, onChange, onRemove }: Props) {
  const [language, setLanguage] = useState<Language>('eng')
  const panelId = useId()
  const { title } = section
  return (
    <div className={styles.fields}>
      <LanguageTabs states={statesOf([title])} value={language} onChange={setLanguage} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, language)}>
        <EntryText
          label={t.title}
          language={language}
          value={title[language]}
          english={title.eng}
          most={200}
          isAsked
          onChange={(words) => onChange({ ...section, title: { ...title, [language]: words } })}
          onTheirs={() => {}}
        />
      </div>
      <LessonPicks
        label={t.lessons}
        lessons={section.lessons}
        taken={taken}
        most={mostInSection}
        onChange={(lessons) => onChange({ ...section, lessons })}
      />
      <Button look="quiet" size="s" icon={<Trash2 aria-hidden="true" />} className={styles.remove} onClick={onRemove}>
        {t.removeSection}
      </Button>
    </div>
  )
}
