import { GripVertical } from 'lucide-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { fillIn } from '#shared/i18n/texts.ts'
import { classNames } from '#shared/ui/class-names.ts'
import { partsTexts as t } from '../parts.texts'
import { indexUnderPointer, movedItem } from './item-positions'
import styles from './reorderable-list.module.css'

type Item = { key: string; name: string }
type Props<I extends Item> = {
  /** Name of the list for screen readers. */
  label: string
  items: readonly I[]
  /** Called when an item was put behind another, or first (`after` is null). */
  onMove: (key: string, after: string | null) => void
  /** Renders a row with its grip. */
  children: (item: I, grip: ReactNode, place: number) => ReactNode
  className?: string | undefined
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/**
 * A list in an order that people choose: a row is dragged by its grip with mouse or finger, moved by the arrows on the
 * grip, or by Alt with the arrows anywhere in the row.
 */
export function ReorderableList<I extends Item>({ label, items, onMove, children, className }: Props<I>) {
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const drag = useDrag(list, items, put)
  const { shown } = drag
  const order = items.map(({ key }) => key).join('\n')

  // A moved row loses the focus; its grip gets it back once the order has changed, which a server may delay.
  useLayoutEffect(() => {
    if (focused.current === null) return
    list.current?.querySelector<HTMLElement>(`[data-grip="${CSS.escape(focused.current)}"]`)?.focus()
    focused.current = null
  }, [order])

  function put(key: string, order: readonly I[]) {
    const place = order.findIndex((item) => item.key === key)
    if (items[place]?.key === key) return
    setAnnouncement(fillIn(t.movedTo, { name: order[place]?.name ?? '', place: place + 1, count: order.length }))
    onMove(key, order[place - 1]?.key ?? null)
  }
  function press(event: KeyboardEvent, key: string) {
    const target = event.target as HTMLElement
    // The list may be inside a row of another; in a field the arrows move the caret.
    if (event.defaultPrevented || target.matches('textarea, input:not([type="checkbox"]), select')) return
    const isGrip = target.dataset.grip === key
    const by = event.altKey || isGrip ? steps[event.key] : undefined
    const from = items.findIndex((item) => item.key === key)
    if (by === undefined) return
    event.preventDefault()
    const to = from + by
    if (to < 0 || to >= items.length) return
    if (isGrip) focused.current = key
    put(key, movedItem(items, from, to))
  }
  return (
    <>
      <ol ref={list} className={classNames('stack gap-8', className)} aria-label={label} data-rows>
        {shown.map((item, place) => (
          <li
            key={item.key}
            className={styles.item}
            data-row={item.key}
            data-dragged={item.key === drag.key || undefined}
            tabIndex={-1}
            onKeyDown={(event) => press(event, item.key)}
          >
            {children(
              item,
              <button
                type="button"
                className={`centred muted ${styles.grip}`}
                data-grip={item.key}
                aria-label={fillIn(t.grip, { name: item.name, place: place + 1, count: shown.length })}
                onPointerDown={(event) => event.button === 0 && drag.begin(item.key)}
              >
                <GripVertical aria-hidden="true" />
              </button>,
              place,
            )}
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {announcement}
      </p>
    </>
  )
}

/**
 * The order while a row is dragged, which follows the pointer; Esc cancels. The document is listened to, because the
 * dragged row moves in the page and would lose the pointer.
 */
function useDrag<I extends { key: string }>(
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
    const press = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && giveUp()
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
