import type { Ref } from 'react'
import type { FormErrors } from '#shared/ui/forms/use-form-errors.ts'

export type Cardholder = {
  name: string
  /** Required when a plan is bought; the country is its two-letter code. */
  address?: { line1: string; city: string; postal_code: string; country: string }
}

/** Interface of the card fields to a form. Typed card data stays between the fields and the provider. */
export type CardEntry = {
  /** Returns missing and wrong fields as far as the fields can tell; called when the form's button is pressed. */
  check: () => Promise<FormErrors>
  /** The provider's id for the card; throws CardProblem. */
  createSource: (owner: Cardholder) => Promise<string>
}

/** Props of the card fields, the payment provider's or the sandbox's. */
export type CardFieldsProps = {
  entry: Ref<CardEntry>
  /** The amount paid at once; null if the card is only saved. */
  cents: number | null
  /** Whether the form itself asks for the cardholder's address. */
  hasAddress: boolean
  errors: FormErrors
  onReady: (isReady: boolean) => void
  /** Called when she changes the input. */
  onEdit: () => void
}

/** The bank's question about an amount; `close` ends it when the window is closed. */
export type BankQuestion = { clientSecret: string; amount: number; close: () => void }
export type BankProps = { question: BankQuestion | null }

/** A card error, in English for the employer. */
export class CardProblem extends Error {
  readonly field: string | undefined
  readonly hint: string | undefined

  constructor(message: string, details: { field?: string; hint?: string } = {}) {
    super(message)
    this.name = 'CardProblem'
    this.field = details.field
    this.hint = details.hint
  }
}
