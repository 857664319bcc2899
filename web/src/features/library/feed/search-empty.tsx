import { X } from 'lucide-react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { exists } from '../../../shared/screens'
import { Button } from '../../../shared/ui/actions/button'
import { LinkButton } from '../../../shared/ui/actions/link-button'
import { RemovableChip } from '../../../shared/ui/forms/chip'
import { Empty } from '../../../shared/ui/states/empty'
import { completedTopicId } from '../../../shared/ui/topic/topic-looks'
import { useTopicName } from '../../../shared/ui/topic/use-topic-name'
import { libraryTexts } from '../library.texts'
import type { useLibraryAddress } from '../use-library-address'
import { LookingGenie } from './looking-genie'

type Props = { library: ReturnType<typeof useLibraryAddress>; isWorker: boolean }

/** A search found nothing: what narrows it can be taken away; a list of hers, or the completed videos, is not all. */
export function SearchEmpty({ library, isWorker }: Props) {
  const t = useTexts(libraryTexts)
  const { keywords, topic, category } = library.address
  const topicName = useTopicName()(topic)
  const isCompleted = topic === completedTopicId
  const isPart = isCompleted || (isWorker && category === '0')
  const notInPart = t(isCompleted ? 'notCompleted' : 'notOnList')
  return (
    <Empty title={t('noneFor', { keywords })} text={isPart ? notInPart : t('anotherWord')} picture={<LookingGenie />}>
      {isPart && <Button onClick={() => library.chooseCategory('2')}>{t('searchAll')}</Button>}
      <Button look={isPart ? 'line' : 'filled'} icon={<X aria-hidden="true" />} onClick={library.clearSearch}>
        {t('clearSearch')}
      </Button>
      {exists('/chat') && !isPart && (
        <LinkButton look="line" to="/chat">
          {t('askGenie')}
        </LinkButton>
      )}
      {topicName && <RemovableChip name={topicName} onRemove={library.clearTopic} />}
    </Empty>
  )
}
