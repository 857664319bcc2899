import { ArrowLeft, Search } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { IconButton, IconLink } from '#shared/ui/actions/icon-button.tsx'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { useBrandName } from '../brand-name'
import { useDesk } from './desk-context'
import { DeskDock } from './desk-dock'
import styles from './desk-page.module.css'
import { EnvironmentFlag } from './environment-flag'
import { pageTexts as t } from './page.texts'
import pageActionsStyles from './page-actions.module.css'
import { openSearch, useHasSearch } from './search-opener'

type Crumb = { to: string; label: string }
type Props = {
  /** Pages above this one, the nearest last; on a phone an arrow leads to the nearest. */
  crumb?: Crumb[]
  title: string
  /** Number of the list's rows, as a text: "1,204", "more than 1,000". */
  count?: string | undefined
  /** State of the page's subject. */
  tag?: ReactNode
  /** A line below the title. */
  lead?: ReactNode
  children: ReactNode
} & Actions

/** A page of the desk: its head, which on a phone is the dark bar on top, and its panels one below the other. */
export function DeskPage({ crumb = [], title, count, tag, lead, children, ...ways }: Props) {
  const hasSearch = useHasSearch()
  const brandName = useBrandName()
  const pageAbove = crumb.at(-1)
  useEffect(() => {
    document.title = `${title} · ${brandName}`
  }, [title, brandName])
  return (
    <div className={`stack pack gap-18 ${styles.page}`}>
      <header className={styles.head}>
        <div className={styles.bar}>
          <div className={styles.phone}>
            {pageAbove ? (
              <IconLink to={pageAbove.to} label={`${t.back}: ${pageAbove.label}`} className={styles.onDark}>
                <ArrowLeft aria-hidden="true" />
              </IconLink>
            ) : (
              <Mark />
            )}
          </div>
          <div className={styles.titles}>
            <Crumbs crumb={crumb} />
            <div className={`row wrap gap-8 gap-x-14 ${styles.title}`}>
              <h1>
                {title}
                {count && <span className={styles.count}> {count}</span>}
              </h1>
              {tag}
            </div>
          </div>
          <div className={styles.phone}>
            <EnvironmentFlag />
            {hasSearch && (
              <IconButton label={t.search} className={styles.onDark} onClick={openSearch}>
                <Search aria-hidden="true" />
              </IconButton>
            )}
          </div>
        </div>
        {lead && <p className={styles.lead}>{lead}</p>}
        <PageActions {...ways} />
      </header>
      {children}
    </div>
  )
}

/** Logo of the desk's owner, for a phone, which has no side bar. */
function Mark() {
  const { mark } = useDesk()
  if (mark) return mark
  return (
    <span className={styles.mark} aria-hidden="true">
      <Logo onGreen />
    </span>
  )
}

function Crumbs({ crumb }: { crumb: Crumb[] }) {
  if (crumb.length === 0) return null
  return (
    <nav className={styles.crumbs} aria-label={t.above}>
      {crumb.map(({ to, label }, place) => (
        <span key={to}>
          {place > 0 && ' / '}
          <Link to={to}>{label}</Link>
        </span>
      ))}
    </nav>
  )
}

type Actions = {
  /** Buttons; the filled one, if any, last. */
  actions?: ReactNode
  /** The filled button of a list: on a phone it floats over the bar. */
  main?: ReactNode
  /** An editor's two buttons: on a phone they take the place of the bar. */
  dock?: ReactNode
}

/** Actions of a page, at the right of its head. */
function PageActions({ actions, main, dock }: Actions) {
  if (!actions && !main && !dock) return null
  return (
    <div className={`row wrap gap-10 ${pageActionsStyles.actions}`}>
      {actions}
      {main && (
        <div className={pageActionsStyles.main} data-main>
          {main}
        </div>
      )}
      {dock && <DeskDock>{dock}</DeskDock>}
    </div>
  )
}
