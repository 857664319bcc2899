import { Clapperboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '#shared/i18n/use-texts.ts'
import { Leaf } from '#shared/ui/brand/leaf.tsx'
import { savedTexts } from '../saved.texts'
import { TitleAndNote } from '../title-and-note'
import styles from './save-control.module.css'

/** `plain` is a button, `done` a saved lesson, `stop` one that needs something, `no` one that cannot be saved. */
type FaceLook = 'plain' | 'busy' | 'done' | 'stop' | 'no'

export type FaceProps = {
  look: FaceLook
  icon: ReactNode
  title: string
  note: string
  /** The size, or the buttons. */
  end?: ReactNode
  /** Makes the whole control a button. */
  onPress?: (() => void) | undefined
}

/** The control in one of its states: an icon, two lines, and what can be done. */
export function SaveFace({ look, icon, title, note, end, onPress }: FaceProps) {
  const content = (
    <>
      {icon}
      <TitleAndNote title={title} note={note} className={styles.words} />
      {end}
    </>
  )
  const frame = { className: styles.control, 'data-look': look }
  if (!onPress) return <div {...frame}>{content}</div>
  return (
    <button type="button" {...frame} aria-haspopup="dialog" onClick={onPress}>
      {content}
    </button>
  )
}

/** An icon on a leaf, in the colours of the control's state. */
export const FaceIcon = ({ children }: { children: ReactNode }) => (
  <span className={styles.leaf}>
    <Leaf size={46}>{children}</Leaf>
  </span>
)

export function CannotBeSaved({ note }: { note: string }) {
  const t = useTexts(savedTexts)
  return (
    <SaveFace
      look="no"
      icon={
        <FaceIcon>
          <Clapperboard aria-hidden="true" />
        </FaceIcon>
      }
      title={t('cannotBeSaved')}
      note={note}
    />
  )
}

const radius = 20
const circumference = 2 * Math.PI * radius

/** A ring that fills with the bytes and has no other motion. */
export function ByteRing({ share, children }: { share: number; children: ReactNode }) {
  return (
    <span className={styles.ring} aria-hidden="true">
      <svg viewBox="0 0 46 46" aria-hidden="true">
        <circle cx="23" cy="23" r={radius} />
        <circle cx="23" cy="23" r={radius} strokeDasharray={`${share * circumference} ${circumference}`} />
      </svg>
      {children}
    </span>
  )
}
