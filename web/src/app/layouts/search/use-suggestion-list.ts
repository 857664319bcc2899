import type { Card } from '@kasama/contract/library.api'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { videoPath } from '../../../shared/video-path'
import { useSuggestions } from './use-suggestions'

/** The state of the list of suggestions: whether it is open, and which option is active; -1 is the field itself. */
export function useSuggestionList(typed: string) {
  const navigate = useNavigate()
  const [isListed, setListed] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(typed)
  const isOpen = isListed && found.length > 0

  function show() {
    setListed(true)
    setActive(-1)
  }
  function leave() {
    setListed(false)
    setActive(-1)
  }
  function choose(card: Card | undefined) {
    if (!card) return
    leave()
    navigate(videoPath(card))
  }
  function onArrow(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || found.length === 0) return
    event.preventDefault()
    setListed(true)
    const places = found.length + 1
    setActive(((active + 1 + step + places) % places) - 1)
  }

  return { found, isOpen, active, chosen: isOpen ? found[active] : undefined, show, leave, choose, onArrow }
}
