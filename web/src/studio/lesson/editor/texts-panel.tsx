import { byLanguage, englishNames, type Language } from '@kasama/contract/language'
import { missingTranslations } from '@kasama/contract/studio/lesson/lesson.rules'
import type { LessonPart } from '@kasama/contract/studio/lesson/lessons.api'
import { SquareDashed } from 'lucide-react'
import { useId } from 'react'
import type { LanguageState } from '#desk-kit/languages/language-state.ts'
import { LanguageTabs } from '#desk-kit/languages/language-tabs.tsx'
import { fillIn } from '#shared/i18n/texts.ts'
import { LinkButton } from '#shared/ui/actions/link-button.tsx'
import { Notice } from '#shared/ui/feedback/notice.tsx'
import { Panel } from '#shared/ui/layout/panel.tsx'
import { tabId } from '#shared/ui/layout/tabs.tsx'
import type { EditedLesson } from '../saving/use-lesson'
import { LessonText } from '../text/lesson-text'
import styles from './editor.module.css'
import { editorTexts as t } from './editor.texts'

type Props = { editing: EditedLesson; language: Language; onLanguage: (language: Language) => void }

const fields = [
  { name: 'title', label: t.title, most: 300 },
  { name: 'description', label: t.description, most: 2000 },
  { name: 'sub_description', label: t.subDescription, most: 4000 },
] as const

/** Title and descriptions of a lesson, a language at a time. */
export function TextsPanel({ editing, language, onLanguage }: Props) {
  const panelId = useId()
  const { lesson, change, changes } = editing
  const isMachine = (path: string) => changes.some((one) => one.path === path && one.is_machine)
  const hasMachine = changes.some(({ path, is_machine }) => is_machine && path.startsWith(`languages.${language}.`))
  return (
    <Panel>
      <LanguageTabs states={statesIn(editing)} value={language} onChange={onLanguage} panelId={panelId} />
      <div id={panelId} role="tabpanel" aria-labelledby={tabId(panelId, language)} className="stack gap-14 shrink">
        <MissingParts editing={editing} language={language} />
        {fields.map(({ name, label, most }) => {
          const path = `languages.${language}.${name}`
          const english = lesson.languages.eng?.[name]
          const value = lesson.languages[language]?.[name] ?? ''
          return (
            <div key={`${language}-${name}`} className="stack gap-6 shrink" id={`lesson-${name}`}>
              <span className="text-14 bold" aria-hidden="true">
                {label}
              </span>
              <LessonText
                label={`${label}, ${englishNames[language]}`}
                language={language}
                most={most}
                value={value}
                isMissing={name !== 'sub_description' && value === ''}
                look={isMachine(path) ? 'machine' : undefined}
                isLine={name === 'title'}
                onChange={(next) => change(path, next)}
              />
              {language !== 'eng' && english && (
                <p className={`row stretch gap-8 muted text-15 ${styles.source}`}>
                  <b>{t.english}</b>
                  <span lang="en">{english}</span>
                </p>
              )}
            </div>
          )
        })}
        {language !== 'eng' && (
          <LinkButton to={`/admin/videos/${editing.id}/translate/${language}`} look="quiet" size="s">
            {t.translationAid}
          </LinkButton>
        )}
        {hasMachine && <Notice kind="warn">{t.machine}</Notice>}
      </div>
    </Panel>
  )
}

/** State of each language: `lacking` without a title, `partly` if something else is missing. */
const statesIn = ({ lesson, stored }: EditedLesson) =>
  byLanguage((language): LanguageState => {
    if (!lesson.languages[language]?.title) return 'lacking'
    return stored.data?.missing.some(({ language_code }) => language_code === language) ? 'partly' : 'whole'
  })

/** Parts that the language lacks, each a button that jumps to where it is added. */
function MissingParts({ editing: { lesson }, language }: Pick<Props, 'editing' | 'language'>) {
  const parts = missingTranslations(lesson).find(({ language_code }) => language_code === language)?.parts ?? []
  if (parts.length === 0) return null
  function jump(part: LessonPart) {
    const place = document.getElementById(`lesson-${part}`)
    place?.scrollIntoView({ block: 'center' })
    place?.querySelector<HTMLElement>('textarea, select, button, a')?.focus({ preventScroll: true })
  }
  return (
    <div className="row wrap gap-8">
      <b>{fillIn(t.missingIn, { language: englishNames[language] })}</b>
      {parts.map((part) => (
        <button key={part} type="button" className={`row inline gap-6 bold ${styles.lack}`} onClick={() => jump(part)}>
          <SquareDashed aria-hidden="true" />
          <span>{t[`part_${part}`]}</span>
        </button>
      ))}
    </div>
  )
}
