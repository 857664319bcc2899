import { Search, SpellCheck, X } from 'lucide-react'
import { useId, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { offerSearch } from '#desk-kit/page/search-opener.ts'
import { fillIn } from '#shared/i18n/texts.ts'
import { IconButton } from '#shared/ui/actions/icon-button.tsx'
import { useModal } from '#shared/ui/overlay/use-modal.ts'
import type { Hit, Look } from './found'
import { HitList } from './hit-list'
import styles from './palette.module.css'
import { Peek } from './peek'
import { searchTexts as t } from './search.texts'
import { useFound } from './use-found'

/**
 * One search field for the whole desk, opened by `/`. `look` asks the server; the desk's own pages are found without
 * it.
 */
export function Palette({ look }: { look?: Look }) {
  const [isOpen, setOpen] = useState(false)
  const modal = useModal(isOpen, () => setOpen(false))
  useLayoutEffect(() => offerSearch(() => setOpen(true)), [])
  return (
    <dialog {...modal} className={styles.palette} aria-label={t.search}>
      {isOpen && <Surface {...(look && { look })} onClose={() => setOpen(false)} />}
    </dialog>
  )
}

function Surface({ look, onClose }: { look?: Look; onClose: () => void }) {
  const navigate = useNavigate()
  const listId = useId()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState(0)
  const { groups, isClose, isPending, error } = useFound(q, look)
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
    <div className={styles.surface}>
      <div className={styles.field}>
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
        <p className={styles.close} role="status">
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
        {hit && <Peek hit={hit} onOpen={() => open(hit)} />}
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
