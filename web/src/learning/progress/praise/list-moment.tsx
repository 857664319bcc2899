import picture from '#assets/quiz-completed.svg'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Moment } from './moment'
import { praiseTexts } from './praise.texts'

/** Celebrates the last lesson of her list. */
export function ListMoment({ onClose }: { onClose: () => void }) {
  const t = useTexts(praiseTexts)
  return (
    <Moment picture={<img src={picture} alt="" width={340} height={179} />} news={t('listDone')} onClose={onClose} />
  )
}
