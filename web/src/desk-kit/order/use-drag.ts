import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { movedItem, indexUnderPointer } from './item-positions'

type Item = { key: string }

/**
 * The order while a row is dragged, which follows the pointer; Esc cancels. The document is listened to, because the
 * dragged row moves in the page and would lose the pointer.
 */
export function useDrag<I extends Item>(
  list: RefObject<HTMLElement | null>,
  items: readonly I[],
  onDrop: (key: string, order: readonly I[]) => void,
) {
  const [dragged, setDragged] = useState<{ key: string; order: readonly I[] } | null>(null)
  const shown = dragged?.order ?? items
  const key = dragged?.key
  const follow = useEffectEvent((event: PointerEvent) => {
    if (!dragged || !list.current) return
    const from = shown.findIndex((item) => item.key === dragged.key)
    const to = indexUnderPointer([...list.current.children], from, event)
    if (to !== from) setDragged({ ...dragged, order: movedItem(shown, from, to) })
  })
  const drop = useEffectEvent(() => {
    setDragged(null)
    if (dragged) onDrop(dragged.key, dragged.order)
  })
  useEffect(() => {
    if (key === undefined) return
    const giveUp = () => setDragged(null)
    const press = (event: KeyboardEvent) => event.key === 'Escape' && giveUp()
    const move = (event: PointerEvent) => follow(event)
    const up = () => drop()
    document.addEventListener('pointermove', move)
    document.addEventListener('pointerup', up)
    document.addEventListener('pointercancel', giveUp)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointermove', move)
      document.removeEventListener('pointerup', up)
      document.removeEventListener('pointercancel', giveUp)
      document.removeEventListener('keydown', press)
    }
  }, [key])
  return { shown, key, begin: (key: string) => setDragged({ key, order: items }) }
}
