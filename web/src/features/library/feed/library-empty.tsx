import { type ComponentProps, lazy, Suspense } from 'react'
import { useLanguage, useTexts } from '../../../shared/i18n/use-texts'
import { Button } from '../../../shared/ui/actions/button'
import { Empty } from '../../../shared/ui/states/empty'
import { completedTopicId } from '../../../shared/ui/topic/topic-looks'
import { libraryTexts } from '../library.texts'
import { isInLanguage } from '../library-address'
import { GallerySkeleton } from './library-skeleton'
import { SuggestedLessons } from './suggested-lessons'

const SearchEmpty = lazy(async () => ({ default: (await import('./search-empty')).SearchEmpty }))

type Props = ComponentProps<typeof SearchEmpty>

/** The reason why there is nothing to show, and one link. */
export function LibraryEmpty(props: Props) {
  const { library, isWorker } = props
  const t = useTexts(libraryTexts)
  const language = useLanguage()
  const { keywords, topic, category } = library.address
  if (keywords !== '') {
    return (
      <Suspense fallback={<GallerySkeleton rows={props.onAdd !== undefined} />}>
        <SearchEmpty {...props} />
      </Suspense>
    )
  }
  if (isInLanguage(library.address, isWorker, language)) {
    return (
      <Empty title={t('noneInLanguage')}>
        <Button onClick={() => library.showLanguages(true)}>{t('allLanguages')}</Button>
      </Empty>
    )
  }
  if (topic === completedTopicId) {
    return (
      <Empty title={t('noneCompleted')} {...(isWorker && { text: t('watchToEnd') })}>
        <Button onClick={() => library.chooseCategory('0')}>{t(isWorker ? 'mustWatch' : 'seeAll')}</Button>
      </Empty>
    )
  }
  if (topic !== undefined) {
    return (
      <Empty title={t('none')} text={t('anotherTopic')}>
        <Button onClick={library.clearTopic}>{t('seeAll')}</Button>
      </Empty>
    )
  }
  if (isWorker && category === '0') return <SuggestedLessons onLocked={props.onLocked} />
  return (
    <Empty title={t('none')} text={t('anotherTopic')}>
      {category !== '2' && <Button onClick={() => library.chooseCategory('2')}>{t('recentlyAdded')}</Button>}
    </Empty>
  )
}
