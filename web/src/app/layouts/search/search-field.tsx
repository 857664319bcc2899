import { Search, X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts'
import { IconButton } from '../../../shared/ui/actions/icon-button'
import { layoutTexts } from '../layout.texts'
import styles from './search-field.module.css'
import { optionId, SearchSuggestions } from './search-suggestions'
import { useSuggestionList } from './use-suggestion-list'

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
