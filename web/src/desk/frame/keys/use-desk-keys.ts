import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { isSingleKey, listKeys } from '#desk-kit/keys/list-keys.ts'
import { singleKeys } from '#desk-kit/keys/single-keys.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { openSearch } from '#desk-kit/page/search-opener.ts'
import { addressOf, menuOf } from '../menu/menu'

/** Time after G within which the letter of a page has to follow. */
const secondKeyMs = 1500

/**
 * The desk's keys: `/` and `?` everywhere, J K O X E in lists, G and a letter for a page. They are off in text fields.
 */
export function useDeskKeys(showKeys: () => void) {
  const navigate = useNavigate()
  const desk = useDesk()
  /** Time of the last G. Event times begin at 0 with the page, so the first value has to be negative. */
  const going = useRef(-secondKeyMs)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSingleKey(event) || !singleKeys.areOn()) return
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
  const actions: Record<string, () => void> = { '/': openSearch, '?': showKeys, ...listKeys }
  // Listens before the first paint, so that a page that is seen answers its keys.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
