import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './choice-card.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { checked: boolean }

/** A radio button that looks like a card; `className` and `children` belong to the card, all other props to the input. */
export function ChoiceCard({ className, children, ...input }: Props) {
  return (
    <label className={classNames(styles.card, className)}>
      <input {...input} type="radio" className="sr-only" />
      {children}
    </label>
  )
}

/** The sign of the chosen card, in its corner. */
export const ChosenTick = ({ className }: { className?: string | undefined }) => (
  <Check className={classNames(styles.tick, className)} aria-hidden="true" />
)
