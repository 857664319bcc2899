import type { Ref } from 'react'
import type { Problems } from '../../../shared/ui/forms/use-problems'

export type CardOwner = {
  name: string
  /** Asked for where a plan is bought; the country by its code of two letters. */
  address?: { line1: string; city: string; postal_code: string; country: string }
}

/** What a form may ask of the fields that take a card. What is typed there stays between them and the provider. */
export type CardEntry = {
  /** What is missing or wrong as far as the fields can tell; a press on the form's button is answered with it. */
  check: () => Promise<Problems>
  /** The provider's id for the card; throws CardProblem. */
  createSource: (owner: CardOwner) => Promise<string>
}

/** The fields, as a form shows them: those of the payment provider, or the sandbox's. */
export type CardFieldsProps = {
  entry: Ref<CardEntry>
  /** What will be paid at once; null where a card is only kept. */
  cents: number | null
  /** Whether the form asks for the address of the owner itself. */
  hasAddress: boolean
  problems: Problems
  onReady: (isReady: boolean) => void
  /** She changes what she typed. */
  onEdit: () => void
}

/** What the bank wants to know, and how its window is closed. */
export type Question = { clientSecret: string; amount: number; close: () => void }
export type BankProps = { question: Question | null }

/** What is wrong with a card, in English for the employer. */
export class CardProblem extends Error {
  readonly field: string | undefined
  readonly hint: string | undefined

  constructor(message: string, about: { field?: string; hint?: string } = {}) {
    super(message)
    this.name = 'CardProblem'
    this.field = about.field
    this.hint = about.hint
  }
}
