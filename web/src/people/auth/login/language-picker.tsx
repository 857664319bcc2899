import { type Language, languages } from '@kasama/contract/language'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { LanguageName } from '#shared/ui/choices/language-name.tsx'
import { Segment } from '#shared/ui/choices/segment.tsx'
import { authTexts } from '../auth.texts'

const options = languages.map((value) => ({ value, label: <LanguageName language={value} /> }))

/** Each language by its own name, all visible, so that a reader who can't read the page yet finds hers. */
export function LanguagePicker({ onChoose }: { onChoose: (language: Language) => void }) {
  const t = useTexts(authTexts)
  return <Segment label={t('language')} options={options} value={useLanguage()} onChange={onChoose} />
}
