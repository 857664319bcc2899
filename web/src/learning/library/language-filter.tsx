import { Languages } from 'lucide-react'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { Chip } from '#shared/ui/choices/chip.tsx'
import { libraryTexts } from './library.texts'
import { isInLanguage } from './library-address'
import type { useLibraryAddress } from './use-library-address'

type Props = { library: ReturnType<typeof useLibraryAddress>; isWorker: boolean }

/** For a worker beyond her list: only videos in her language, or all. */
export function LanguageFilter({ library, isWorker }: Props) {
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  const { address, showLanguages } = library
  const isOn = isInLanguage(address, isWorker, language)
  if (!isInLanguage({ ...address, allLanguages: false }, isWorker, language)) return null
  return (
    <div>
      <Chip selected={isOn} icon={<Languages aria-hidden="true" />} onPress={() => showLanguages(isOn)}>
        {t('inMyLanguage')}
      </Chip>
    </div>
  )
}
