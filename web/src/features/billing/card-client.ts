/** What the buyer types about her card. Only the payment provider's client sees it; it is never sent to our server. */
export type Card = { number: string; expiry: string; cvc: string }
export type CardField = keyof Card
export type CardOwner = {
  name: string
  /** Asked for where a plan is bought. */
  address?: { line1: string; city: string; postal_code: string; country: string }
}

/** Turns a card into the provider's id for it; throws CardProblem. */
export type CardClient = { createSource(card: Card, owner: CardOwner): Promise<string> }

/** What is wrong with a card, in English for the employer. */
export class CardProblem extends Error {
  readonly field: CardField | undefined
  readonly hint: string | undefined

  constructor(message: string, about: { field?: CardField; hint?: string } = {}) {
    super(message)
    this.name = 'CardProblem'
    this.field = about.field
    this.hint = about.hint
  }
}
