import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button'

type Props = ButtonLook & LinkProps

/** A link that looks like a button: it goes somewhere, a button does something. */
export function LinkButton({ look, size, block, icon, className, children, ...rest }: Props) {
  const look_ = { ...(look && { look }), ...(size && { size }), ...(block && { block }) }
  return (
    <Link className={buttonClass(look_, className)} {...rest}>
      {icon}
      {children}
    </Link>
  )
}
