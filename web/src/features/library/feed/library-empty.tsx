import { X } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Empty } from '../../../shared/ui/feedback/empty'
import { libraryTexts } from '../library.texts'
import type { LibraryAddress } from '../library-address'
import { LookingGenie } from './looking-genie'

type Props = {
  address: LibraryAddress
  isWorker: boolean
  onClearSearch: () => void
  onClearTopic: () => void
  onRecent: () => void
}

/** Nothing to show: why, and one way on. */
export function LibraryEmpty({ address, isWorker, onClearSearch, onClearTopic, onRecent }: Props) {
  const t = useTexts(libraryTexts)
  const { keywords, topic, category } = address
  if (keywords !== '') {
    return (
      <Empty title={t('noneFor', { keywords })} text={t('anotherWord')} picture={<LookingGenie />}>
        <Button icon={<X aria-hidden="true" />} onClick={onClearSearch}>
          {t('clearSearch')}
        </Button>
      </Empty>
    )
  }
  if (topic !== undefined) {
    return (
      <Empty title={t('none')} text={t('anotherTopic')}>
        <Button onClick={onClearTopic}>{t('seeAll')}</Button>
      </Empty>
    )
  }
  const isOwnList = isWorker && category === '0'
  return (
    <Empty title={t(isOwnList ? 'listEmpty' : 'none')} text={t(isOwnList ? 'employerAdds' : 'anotherTopic')}>
      {category !== '2' && <Button onClick={onRecent}>{t('recentlyAdded')}</Button>}
    </Empty>
  )
}
