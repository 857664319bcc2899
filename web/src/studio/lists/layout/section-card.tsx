import type { Language } from '@kasama/contract/language'
import type { DeskSection } from '@kasama/contract/studio/content/layout.api'
import { maxSectionLessons } from '@kasama/contract/studio/content/lists.rules'
import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { LanguageFlags } from '#desk-kit/languages/language-flags.tsx'
import { textStates } from '#desk-kit/languages/language-state.ts'
import { LanguageTabs } from '#desk-kit/languages/language-tabs.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { Switch } from '#shared/ui/choices/switch.tsx'
import { tabId } from '#shared/ui/layout/tabs.tsx'
import { LessonImage } from '#shared/ui/lesson/lesson-image.tsx'
import { EntryText } from '../form/entry-text'
import { LessonPicks } from '../lessons/lesson-picks'
import { listsTexts } from '../lists.texts'
import styles from './layout.module.css'
import { layoutTexts as t } from './layout.texts'

type Props = {
  section: DeskSection
  grip: ReactNode
  place: number
  count: number
  /** Lessons that are in any section. */
  taken: ReadonlySet<number>
  isOpen: boolean
  onOpen: () => void
  /** Moves the section behind the one at this index; -1 makes it the first. */
  onMove: (afterIndex: number) => void
  onChange: (section: DeskSection) => void
  onRemove: () => void
}

/** A section of the library; opened, its title in four languages and its lessons. */
export function SectionCard({ section, grip, place, count, taken, isOpen, onOpen, onMove, onChange, onRemove }: Props) {
  const switchId = useId()
  const [first] = section.lessons
  const name = section.title.eng || t.newSection
  const lessons = section.lessons.length
  return (
    <div className={styles.card} data-hidden={!section.is_shown || undefined}>
      <div className={styles.line}>
        {grip}
        {first && <LessonImage lesson={first} width={96} className={styles.picture} />}
        <span className={styles.words}>
          <b>{name}</b>
          <small>
            <span>{lessons === 1 ? listsTexts.lessonOne : fillIn(listsTexts.lessons, { count: lessons })}</span>
            {!section.is_shown && <span>{`, ${t.notShown.toLowerCase()}`}</span>}
          </small>
          <LanguageFlags states={textStates([section.title])} />
        </span>
        <span className={styles.tools}>
          <IconButton label={fillIn(t.up, { name })} disabled={place === 0} onClick={() => onMove(place - 2)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={fillIn(t.down, { name })} disabled={place === count - 1} onClick={() => onMove(place + 1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
          <label htmlFor={switchId} className="sr-only">
            {fillIn(t.shownOf, { name })}
          </label>
          <Switch
            id={switchId}
            checked={section.is_shown}
            onChange={(is_shown) => onChange({ ...section, is_shown })}
          />
          <IconButton
            label={fillIn(isOpen ? listsTexts.done : listsTexts.edit, { name })}
            aria-expanded={isOpen}
            onClick={onOpen}
            data-expand
          >
            <ChevronDown aria-hidden="true" className={isOpen ? styles.turned : undefined} />
          </IconButton>
        </span>
      </div>
      {isOpen && <SectionFields section={section} taken={taken} onChange={onChange} onRemove={onRemove} />}
    </div>
  )
}

type SectionFieldsProps = {
  section: DeskSection
  taken: ReadonlySet<number>
  onChange: (section: DeskSection) => void
  onRemove: () => void
}

/** A section's title in one language at a time, and its lessons. */
function SectionFields({ section, taken, onChange, onRemove }: SectionFieldsProps) {
  const [language, setLanguage] = useState<Language>('eng')
  const panelId = useId()
  const { title } = section
  return (
    <div className={styles.fields}>
      <LanguageTabs states={textStates([title])} value={language} onChange={setLanguage} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, language)}>
        <EntryText
          label={t.title}
          language={language}
          value={title[language]}
          english={title.eng}
          most={200}
          isSubmitted
          onChange={(words) => onChange({ ...section, title: { ...title, [language]: words } })}
          onAdoptStored={() => {}}
        />
      </div>
      <LessonPicks
        label={t.lessons}
        lessons={section.lessons}
        taken={taken}
        most={maxSectionLessons}
        onChange={(lessons) => onChange({ ...section, lessons })}
      />
      <Button look="quiet" size="s" icon={<Trash2 aria-hidden="true" />} className={styles.remove} onClick={onRemove}>
        {t.removeSection}
      </Button>
    </div>
  )
}
