import type { ComponentProps, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classNames } from '../class-names'
import styles from './icon-button.module.css'

type ButtonProps = Omit<ComponentProps<'button'>, 'children'> & { label: string; children: ReactNode }

/** A square target of 48 px with a picture; `label` is its name for those who cannot see it. */
export function IconButton({ label, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" aria-label={label} className={classNames(styles.button, className)} {...rest}>
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
