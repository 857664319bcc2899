import { X } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { exists } from '../../../shared/screens'
import { Button } from '../../../shared/ui/actions/button'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { RemovableChip } from '../../../shared/ui/forms/chip'
import { Empty } from '../../../shared/ui/states/empty'
import { useTopicName } from '../../../shared/ui/topic/use-topic-name'
import { libraryTexts } from '../library.texts'
import type { useLibraryAddress } from '../use-library-address'
import { LookingGenie } from './looking-genie'

type Props = { library: ReturnType<typeof useLibraryAddress>; isWorker: boolean }

/** A search found nothing: what narrows it can be taken away, and a worker's own list is not the whole library. */
export function SearchEmpty({ library, isWorker }: Props) {
  const t = useTexts(libraryTexts)
  const { keywords, topic, category } = library.address
  const topicName = useTopicName()(topic)
  const isOwnList = isWorker && category === '0'
  return (
    <Empty
      title={t('noneFor', { keywords })}
      text={t(isOwnList ? 'notOnList' : 'anotherWord')}
      picture={<LookingGenie />}
    >
      {isOwnList && <Button onClick={() => library.chooseCategory('2')}>{t('searchAll')}</Button>}
      <Button look={isOwnList ? 'line' : 'filled'} icon={<X aria-hidden="true" />} onClick={library.clearSearch}>
        {t('clearSearch')}
      </Button>
      {exists('/chat') && !isOwnList && (
        <LinkButton look="line" to="/chat">
          {t('askGenie')}
        </LinkButton>
      )}
      {topicName && <RemovableChip name={topicName} onRemove={library.clearTopic} />}
    </Empty>
  )
}
