import type { ReactNode } from 'react'
import { Link, Outlet } from 'react-router'
import { Logo } from '#shared/ui/brand/logo.tsx'
import { Footer } from './footer'
import headerStyles from './header.module.css'
import styles from './layout.module.css'

type Props = { footer?: boolean; children?: ReactNode }

/** The frame of screens that anyone may open. */
export function PlainLayout({ footer = false, children = <Outlet /> }: Props) {
  return (
    <>
      <header className={headerStyles.header} data-app-header>
        <div className={headerStyles.bar}>
          <Link to="/" className={headerStyles.home}>
            <Logo />
          </Link>
        </div>
      </header>
      <main tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer && <Footer />}
    </>
  )
}

export function PlainLayoutWithFooter() {
  return <PlainLayout footer />
}
