import { maxExactCount, pageSize } from '@kasama/contract/lists.rules'
import { fillIn } from '#shared/i18n/texts.ts'
import { Button } from '#shared/ui/actions/button.tsx'
import { partsTexts } from '../parts.texts'
import styles from './list.module.css'
import type { ListState } from './use-list-state'

/** Number of a list's rows, for the head of its page; undefined until it is known. */
export const cappedCount = (total: number | undefined) => {
  if (total === undefined) return undefined
  return total > maxExactCount ? partsTexts.many : total.toLocaleString('en')
}

type Props = {
  state: Pick<ListState, 'page' | 'cursor' | 'toNext' | 'toBefore'>
  shown: number
  total: number
  next: string | null
}

/** Range of the shown rows, their total, and buttons for the pages before and after. */
export function ListFoot({ state, shown, total, next }: Props) {
  const from = (state.page - 1) * pageSize + 1
  const values = { from, to: from + shown - 1, total: cappedCount(total) ?? '' }
  const isWhole = state.cursor === '' && next === null
  return (
    <div className={`row between wrap gap-10 muted ${styles.foot}`}>
      <span>{fillIn(isWhole ? partsTexts.one : partsTexts.range, values)}</span>
      {!isWhole && (
        <span className="row stretch gap-8">
          <PageButtons state={state} next={next} />
        </span>
      )}
    </div>
  )
}

/** Buttons for the pages before and after. */
export function PageButtons({ state: { cursor, toBefore, toNext }, next }: Pick<Props, 'state' | 'next'>) {
  return (
    <>
      <Button look="line" size="s" disabled={cursor === ''} onClick={toBefore}>
        {partsTexts.before}
      </Button>
      <Button look="line" size="s" disabled={next === null} onClick={() => next !== null && toNext(next)}>
        {partsTexts.next}
      </Button>
    </>
  )
}
