import { Languages } from 'lucide-react'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Chip } from '#shared/ui/choices/chip.tsx'
import { libraryTexts } from './library.texts'
import { isInLanguage } from './library-view'
import type { useLibraryView } from './use-library-view'

type Props = { library: ReturnType<typeof useLibraryView>; isWorker: boolean }

/** For a worker beyond her list: only videos in her language, or all. */
export function LanguageFilter({ library, isWorker }: Props) {
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  const { view, showLanguages } = library
  const isOn = isInLanguage(view, isWorker, language)
  if (!isInLanguage({ ...view, allLanguages: false }, isWorker, language)) return null
  return (
    <div>
      <Chip selected={isOn} icon={<Languages aria-hidden="true" />} onPress={() => showLanguages(isOn)}>
        {t('inMyLanguage')}
      </Chip>
    </div>
  )
}
