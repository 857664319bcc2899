import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names'
import styles from './icon-button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; children: ReactNode }

/**
 * A square button of 48 px with an icon; `label` is its accessible name. Disabled, it keeps the keyboard's focus, so
 * that stepping through a list with an arrow does not lose it at the end.
 */
export function IconButton({ label, className, disabled = false, onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={classNames(styles.button, className)}
      onClick={disabled ? undefined : onClick}
      {...rest}
    >
      {children}
    </button>
  )
}

type IconLinkProps = Omit<LinkProps, 'children'> & { label: string; children: ReactNode }

export function IconLink({ label, className, children, ...rest }: IconLinkProps) {
  return (
    <Link aria-label={label} className={classNames(styles.button, className)} {...rest}>
      {children}
    </Link>
  )
}
