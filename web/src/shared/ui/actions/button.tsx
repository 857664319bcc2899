import { Lock } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { useTexts } from '../../i18n/use-texts'
import { classNames } from '../class-names'
import { Phrases } from '../phrases'
import { uiTexts } from '../ui.texts'
import styles from './button.module.css'
import { Spinner } from './spinner'

export type ButtonLook = {
  /** `filled` is the one main action of a view. */
  look?: 'filled' | 'accent' | 'line' | 'quiet' | 'warning' | 'danger'
  /** 44, 52 or 60 px high. */
  size?: 's' | 'm' | 'xl'
  /** Fills the width of its container. */
  block?: boolean
  icon?: ReactNode
}
type Props = ButtonLook &
  Omit<ComponentProps<'button'>, 'ref'> & {
    /** Replaces the label with a spinner; the width stays, and further presses are ignored. */
    busy?: boolean
    /** The reason why it is disabled; a reason disables it. */
    disabledReason?: string | undefined
  }

export function buttonClass({ look = 'filled', size = 'm', block = false }: ButtonLook, className?: string) {
  return classNames(styles.button, styles[look], size !== 'm' && styles[size], block && styles.block, className)
}

export function Button({ look, size, block, icon, busy = false, disabledReason, ...rest }: Props) {
  const { className, children, onClick, disabled = false, type = 'button', ...others } = rest
  const t = useTexts(uiTexts)
  const reasonId = useId()
  // The width before it became busy, so that the layout does not shift.
  const [width, setWidth] = useState(0)
  const isDisabled = disabled || disabledReason !== undefined
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) return event.preventDefault()
    setWidth(event.currentTarget.offsetWidth)
    onClick?.(event)
  }
  return (
    <>
      <button
        {...others}
        type={type}
        className={buttonClass({ ...(look && { look }), ...(size && { size }), ...(block && { block }) }, className)}
        onClick={press}
        disabled={isDisabled}
        aria-disabled={busy || undefined}
        {...(busy && width > 0 && { style: { minWidth: width } })}
        {...(disabledReason && { 'aria-describedby': reasonId })}
      >
        {busy && <Spinner />}
        {!busy && (disabledReason ? <Lock aria-hidden="true" /> : icon)}
        {busy ? <Phrases>{t('wait')}</Phrases> : children}
      </button>
      {disabledReason && (
        <p id={reasonId} className={styles.reason}>
          <Phrases>{disabledReason}</Phrases>
        </p>
      )}
    </>
  )
}
