import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search, SpellCheck, X } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { initials } from '#desk-kit/initials.ts'
import { useDesk } from '#desk-kit/page/desk-context.ts'
import { offerSearch } from '#desk-kit/page/search-opener.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { TitleMatch } from '#shared/search/title-match.tsx'
import { Button } from '#shared/ui/actions/button.tsx'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { classNames } from '#shared/ui/class-names.ts'
import { Tag } from '#shared/ui/feedback/tag.tsx'
import { useModal } from '#shared/ui/overlay/use-modal.ts'
import { addressOf, menuOf } from '../menu/menu'
import styles from './palette.module.css'
import { searchTexts as t } from './search.texts'
import type { Hit, HitGroup, SearchCall } from './search-result'

const patienceMs = 180
const shortest = 2

/**
 * Returns results while a text is typed: people, organisations and payments from the server, pages of the desk from its
 * menu.
 */
function useHits(written: string, search: SearchCall | undefined) {
  const q = useSettled(written.trim())
  const { all } = menuOf(useDesk())
  const isSearching = search !== undefined && q.length >= shortest
  const { data, isFetching, error } = useQuery({
    queryKey: ['desk-search', q],
    queryFn: ({ signal }) => search?.(q, signal) ?? { groups: [], isClose: false },
    enabled: isSearching,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const result = isSearching && data ? data : { groups: [], isClose: false }
  const typed = written.trim().toLowerCase()
  const pages = all
    .filter(({ label }) => label.toLowerCase().includes(typed))
    .map(({ path, label }) => ({ id: `page-${path}`, title: label, detail: t.page, to: addressOf(path) }))
  const groups: HitGroup[] = result.groups.filter(({ hits }) => hits.length > 0)
  if (pages.length > 0) groups.push({ name: t.goTo, hits: pages })
  return { groups, isClose: result.isClose && result.groups.length > 0, isPending: isSearching && isFetching, error }
}

/** Returns the text once it has not changed for a moment. */
function useSettled(text: string) {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(text), patienceMs)
    return () => clearTimeout(waiting)
  }, [text])
  return settled
}

/**
 * One search field for the whole desk, opened by `/`. `search` asks the server; the desk's own pages are found without
 * it.
 */
export function Palette({ search }: { search?: SearchCall }) {
  const [isOpen, setOpen] = useState(false)
  const modal = useModal(isOpen, () => setOpen(false))
  useLayoutEffect(() => offerSearch(() => setOpen(true)), [])
  return (
    <dialog {...modal} className={styles.palette} aria-label={t.search}>
      {isOpen && <SearchSurface {...(search && { search })} onClose={() => setOpen(false)} />}
    </dialog>
  )
}

function SearchSurface({ search, onClose }: { search?: SearchCall; onClose: () => void }) {
  const navigate = useNavigate()
  const listId = useId()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState(0)
  const { groups, isClose, isPending, error } = useHits(q, search)
  const hits = groups.flatMap((group) => group.hits)
  const place = Math.min(chosen, Math.max(0, hits.length - 1))
  const hit = hits[place]
  function open({ to }: Hit) {
    onClose()
    navigate(to)
  }
  function onKey(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) setChosen((place + by + hits.length) % Math.max(1, hits.length))
    else if (event.key === 'Enter' && hit) open(hit)
    else return
    event.preventDefault()
  }
  return (
    <div className={`stack text-15 ${styles.surface}`}>
      <div className={`row gap-12 ${styles.field}`}>
        <Search aria-hidden="true" />
        <input
          type="text"
          inputMode="search"
          role="combobox"
          aria-label={t.label}
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          {...(hit && { 'aria-activedescendant': `${listId}-${place}` })}
          placeholder={t.label}
          value={q}
          maxLength={100}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to write here
          autoFocus
          onChange={({ target }) => {
            setQ(target.value)
            setChosen(0)
          }}
          onKeyDown={onKey}
        />
        <IconButton label={t.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      {isClose && (
        <p className={`row gap-8 ${styles.close}`} role="status">
          <SpellCheck aria-hidden="true" />
          {fillIn(t.closeTo, { q: q.trim() })}
        </p>
      )}
      <div className={styles.body}>
        <div className={styles.list}>
          {groups.length > 0 && (
            <HitList id={listId} groups={groups} q={q} chosen={place} onChoose={setChosen} onOpen={open} />
          )}
          {groups.length === 0 && (
            <p className={styles.nothing} role="status">
              {error
                ? error.message
                : isPending
                  ? t.looking
                  : q.trim().length < 2
                    ? t.hint
                    : fillIn(t.nothing, { q: q.trim() })}
            </p>
          )}
        </div>
        {hit && <HitDetails hit={hit} onOpen={() => open(hit)} />}
      </div>
      <p className={styles.foot} aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t.choose}
        </span>
        <span>
          <kbd>Enter</kbd> {t.open}
        </span>
        <span>
          <kbd>Esc</kbd> {t.close}
        </span>
      </p>
    </div>
  )
}

/** Details of the chosen hit, if there is room. */
function HitDetails({ hit, onOpen }: { hit: Hit; onOpen: () => void }) {
  return (
    <aside className={styles.peek} aria-label={hit.title}>
      <p>
        <b>{hit.title}</b>
        <br />
        {hit.detail}
      </p>
      {hit.facts && (
        <dl>
          {hit.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button look="line" size="s" onClick={onOpen}>
        {t.openIt}
      </Button>
    </aside>
  )
}

type Props = {
  id: string
  groups: HitGroup[]
  q: string
  /** Index of the chosen hit among all. */
  chosen: number
  onChoose: (place: number) => void
  onOpen: (hit: Hit) => void
}

/** Results in groups; the field's arrows move through all of them. */
function HitList({ id, groups, q, chosen, onChoose, onOpen }: Props) {
  useEffect(() => {
    document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, chosen])
  const starts = groups.map((_, place) => groups.slice(0, place).reduce((sum, { hits }) => sum + hits.length, 0))
  return (
    <div role="listbox" id={id} aria-label={groups.map(({ name }) => name).join(', ')}>
      {groups.map(({ name, hits }, group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox
        <div key={name} role="group" aria-label={name}>
          <p className={`row stretch between muted ${styles.group}`} aria-hidden="true">
            {name} <span>{hits.length}</span>
          </p>
          {hits.map((hit, place) => {
            const at = (starts[group] ?? 0) + place
            return (
              // biome-ignore lint/a11y: the field keeps the focus and receives the keys
              <div
                key={hit.id}
                role="option"
                id={`${id}-${at}`}
                aria-selected={at === chosen}
                className={classNames('row gap-12', styles.hit, at === chosen && styles.chosen)}
                onMouseMove={() => onChoose(at)}
                onClick={() => onOpen(hit)}
              >
                <span className={`centred muted ${styles.sign}`} aria-hidden="true">
                  {initials(hit.title)}
                </span>
                <span className={`grow break ${styles.words}`}>
                  <b>
                    <TitleMatch keywords={q}>{hit.title}</TitleMatch>
                  </b>
                  <small>
                    <TitleMatch keywords={q}>{hit.detail}</TitleMatch>
                  </small>
                </span>
                {hit.tag && <Tag>{hit.tag}</Tag>}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
