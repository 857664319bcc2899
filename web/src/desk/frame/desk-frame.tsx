import { type ReactNode, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '#shared/ui/class-names.ts'
import { Skeleton } from '#shared/ui/states/skeleton.tsx'
import { UploadTray } from '#studio/lesson/clip/upload/upload-tray.tsx'
import styles from './desk-frame.module.css'
import { KeysDialog } from './keys/keys-dialog'
import { useDeskKeys } from './keys/use-desk-keys'
import { BottomBar } from './menu/bottom-bar'
import { SideBar } from './menu/side-bar'
import { Palette } from './search/palette'
import { searchDesk } from './search/search-desk'
import { shellTexts } from './shell.texts'
import sizes from './sizes.module.css'

/** The desk's frame: a side bar if there is room, a bar at the foot of a phone. Its top bar is the page's head. */
export function DeskFrame({ children }: { children: ReactNode }) {
  const [hasKeys, setKeys] = useState(false)
  useDeskKeys(() => setKeys(true))
  return (
    <div className={classNames(sizes.sizes, styles.desk)} lang="en" data-desk>
      <a href="#content" className={styles.skip}>
        {shellTexts.skip}
      </a>
      <SideBar onShowShortcuts={() => setKeys(true)} />
      <main id="content" tabIndex={-1} className="shrink" key={useLocation().pathname}>
        <Suspense fallback={<Skeleton />}>{children}</Suspense>
        <UploadTray />
      </main>
      <BottomBar />
      <Palette search={searchDesk} />
      <KeysDialog open={hasKeys} onClose={() => setKeys(false)} />
    </div>
  )
}
