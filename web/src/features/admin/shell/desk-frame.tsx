import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import styles from './desk-frame.module.css'
import { BottomBar } from './menu/bottom-bar'
import { SideBar } from './menu/side-bar'
import { shellTexts } from './shell.texts'

/** The desk's frame: a side bar where there is room, a bar at the foot of a phone. Its top bar is the page's head. */
export function DeskFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.desk} lang="en" data-desk>
      <a href="#content" className={styles.skip}>
        {shellTexts.skip}
      </a>
      <SideBar />
      <main id="content" tabIndex={-1} className={styles.main} key={useLocation().pathname}>
        {children}
      </main>
      <BottomBar />
    </div>
  )
}
