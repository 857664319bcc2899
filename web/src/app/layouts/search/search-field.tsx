import type { Card } from '@kasama/contract/learning/library/library.api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { queryKeys } from '#shared/api/query-keys.ts'
import { request } from '#shared/api/request.ts'
import { useLanguage, useTexts } from '#shared/i18n/use-texts.ts'
import { readKeywords } from '#shared/search/keywords.ts'
import { TitleMatch } from '#shared/search/title-match.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { TopicIcon } from '#shared/ui/topic/topic-icon.tsx'
import { videoPath } from '#shared/video-path.ts'
import { layoutTexts } from '../layout.texts'
import styles from './search-field.module.css'

type SearchSuggestionsProps = {
  id: string
  label: string
  suggestions: Card[]
  keywords: string
  /** The option that the arrow keys have reached. */
  active: number
  choose: (card: Card) => void
}

const optionId = (id: string, index: number) => `${id}-${index}`

/** The suggested videos; chosen with the arrow keys or a press. */
function SearchSuggestions({ id, label, suggestions, keywords, active, choose }: SearchSuggestionsProps) {
  return (
    // Pressing keeps the focus in the field; a blur would close the list before the click.
    <div
      role="listbox"
      id={id}
      aria-label={label}
      className={styles.list}
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((card, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field answers the keys
        <div
          key={card.video_id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.suggestion}
          onClick={() => choose(card)}
        >
          <TopicIcon topicId={card.topic_ids[0]} />
          <span>
            <TitleMatch keywords={keywords}>{card.title}</TitleMatch>
          </span>
        </div>
      ))}
    </div>
  )
}

const pauseMs = 200
const minLength = 2
const limit = 5

/** The first matches for what is typed, debounced. */
function useSuggestions(typed: string): Card[] {
  const lang = useLanguage()
  const q = useDebounced(readKeywords(typed))
  const query = { q, limit, lang }
  const isEnough = q.length >= minLength
  const { data } = useQuery({
    queryKey: queryKeys.feed('employer_all', query),
    queryFn: ({ signal }) => request('GET /feeds/employer_all', { query }, { signal }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  return isEnough && typed.trim() !== '' ? (data?.items ?? []) : []
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** The state of the list of suggestions: whether it is open, and which option is active; -1 is the field itself. */
function useSuggestionList(typed: string) {
  const navigate = useNavigate()
  const [isListed, setListed] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(typed)
  const isOpen = isListed && suggestions.length > 0

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
    if (!step || suggestions.length === 0) return
    event.preventDefault()
    setListed(true)
    const optionCount = suggestions.length + 1
    setActive(((active + 1 + step + optionCount) % optionCount) - 1)
  }

  return { suggestions, isOpen, active, chosen: isOpen ? suggestions[active] : undefined, show, leave, choose, onArrow }
}

type Props = { typed: string; type: (text: string) => void; submit: () => void; close: () => void }

export function SearchField({ typed, type, submit, close }: Props) {
  const t = useTexts(layoutTexts)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const list = useSuggestionList(typed)
  useEffect(() => input.current?.focus(), [])
  function search(event: FormEvent) {
    event.preventDefault()
    if (list.chosen) return list.choose(list.chosen)
    list.leave()
    submit()
    // Hides the phone's keyboard, so that the results are visible.
    input.current?.blur()
  }
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape') return list.onArrow(event)
    // Escape would clear a search field.
    event.preventDefault()
    if (list.isOpen) list.leave()
    else close()
  }
  return (
    <search className={styles.place}>
      <form className={styles.field} onSubmit={search}>
        <Search aria-hidden="true" />
        <input
          ref={input}
          type="search"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list.isOpen}
          aria-controls={list.isOpen ? id : undefined}
          aria-activedescendant={list.chosen && optionId(id, list.active)}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          aria-label={t('search')}
          placeholder={t('search')}
          value={typed}
          onChange={(event) => {
            type(event.target.value)
            list.show()
          }}
          onBlur={list.leave}
          onKeyDown={onKey}
        />
        <IconButton label={t('closeSearch')} className={styles.close} onClick={close}>
          <X aria-hidden="true" />
        </IconButton>
      </form>
      {list.isOpen && <SearchSuggestions id={id} label={t('search')} keywords={typed} {...list} />}
    </search>
  )
}
