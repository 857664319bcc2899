import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { bringIntoView } from '../bring-into-view'
import styles from './tabs.module.css'

type Tab<V extends string> = { value: V; label: ReactNode; count?: number | undefined }

type Props<V extends string> = {
  label: string
  tabs: readonly Tab<V>[]
  /** Undefined while the panel shows no tab's content. */
  value: V | undefined
  onChange: (value: V) => void
  /** Id of the element that the tabs change; it needs role="tabpanel" and `aria-labelledby={tabId(panelId, value)}`. */
  panelId: string
}

export const tabId = (panelId: string, value: string) => `${panelId}-tab-${value}`

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** Tabs that scroll horizontally on phones; arrow keys move between them. */
export function Tabs<V extends string>({ label, tabs, value, onChange, panelId }: Props<V>) {
  const list = useRef<HTMLDivElement>(null)
  const chosen = tabs.findIndex((tab) => tab.value === value)
  /** The tab that is in the tab order. */
  const entry = Math.max(0, chosen)
  useEffect(() => bringIntoView(list.current, chosen), [chosen])
  function move(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    // Starts at the focused tab: on a slow machine a second press comes before the first one is rendered.
    const tabElements = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const from = tabElements.indexOf(event.target as HTMLElement)
    const nextIndex = Math.min(tabs.length - 1, Math.max(0, from + step))
    const next = tabs[nextIndex]
    if (!next) return
    onChange(next.value)
    tabElements[nextIndex]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
      {tabs.map((tab, index) => (
        <button
          key={tab.value}
          id={tabId(panelId, tab.value)}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={index === entry ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
        </button>
      ))}
    </div>
  )
}
