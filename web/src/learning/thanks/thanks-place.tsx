import { withPagesTexts } from '#shared/i18n/language.ts'
import { laterPart } from '#shared/later-part.tsx'
import { useThanks } from './thanks.queries'

const loadCard = () => withPagesTexts(import('./thanks-card'))
const ThanksCard = laterPart(async () => (await loadCard()).ThanksCard)

/** The place of the card with a thank you; the card is downloaded if there is one. */
export function ThanksPlace() {
  const { data } = useThanks()
  return data?.card ? <ThanksCard isEnabled thanks={data.card} /> : null
}
