import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useDesk } from '../desk-context'
import { addressOf, menuOf } from '../menu/menu'
import { openSearch } from '../search/search-opener'
import { inLists, isSingle } from './press'
import { singleKeys } from './single-keys'

/** After G the letter of a page has to come within this time. */
const secondKeyMs = 1500

/** The desk's keys: `/` and `?` everywhere, J K O X E in lists, G and a letter for a page. They rest while she types. */
export function useDeskKeys(showKeys: () => void) {
  const navigate = useNavigate()
  const desk = useDesk()
  /** When G was pressed; time begins at 0 with the page, so none is long before. */
  const going = useRef(-secondKeyMs)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingle(event) || !singleKeys.areOn()) return
    const letter = event.key.toLowerCase()
    const isSecond = event.timeStamp - going.current < secondKeyMs
    going.current = -secondKeyMs
    const page = isSecond && menuOf(desk).all.find(({ key }) => key === letter)
    const act = page ? () => navigate(addressOf(page.path)) : actions[letter]
    if (letter === 'g' && !page) going.current = event.timeStamp
    if (!act) return
    event.preventDefault()
    act()
  })
  const actions: Record<string, () => void> = { '/': openSearch, '?': showKeys, ...inLists }
  // A page that is seen answers its keys.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
