import { Link, type LinkProps } from 'react-router'
import { type ButtonLook, buttonClass } from './button'

type Props = ButtonLook & LinkProps

/** A link with the look of a button: links navigate, buttons act. */
export function LinkButton({ look, size, block, icon, className, children, ...rest }: Props) {
  const buttonLook = { ...(look && { look }), ...(size && { size }), ...(block && { block }) }
  return (
    <Link className={buttonClass(buttonLook, className)} {...rest}>
      {icon}
      {children}
    </Link>
  )
}
