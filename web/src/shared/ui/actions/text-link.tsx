import { Link, type LinkProps } from 'react-router'
import styles from './text-link.module.css'

/** An underlined link, with room for a finger and an icon. */
export function TextLink(props: Omit<LinkProps, 'className'>) {
  return <Link {...props} className={styles.link ?? ''} />
}
